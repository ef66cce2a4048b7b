import { listOf } from '../../../i18n/list-of.ts'
import { stateName } from '../names.ts'
import type { BoundlessParts } from '../play.ts'
import { playedIn } from '../played/played.ts'
import { boundlessWords } from '../words.en.ts'
import { textWords } from './words.en.ts'

/** The cards already played, as long as they lie open. */
export function Played({ play: { stage } }: { play: BoundlessParts }) {
	const { table } = stage.view.value
	const played = playedIn(stage.entries.value, table)
	if (played.length === 0) return null
	const namesOf = (states: readonly string[]) =>
		listOf(states.map((state) => stateName(table.options.map, state)))
	return (
		<details>
			<summary>{boundlessWords.t('played.title')}</summary>
			<ol>
				{played.map(({ ring, centre }, index) => (
					<li key={index}>
						{textWords.t('played.round', {
							round: index + 1,
							centre: namesOf(centre),
							ring: namesOf(ring),
						})}
					</li>
				))}
			</ol>
		</details>
	)
}
