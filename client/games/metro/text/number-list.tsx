import { PlayerShape } from '../../../design/player-shape.tsx'
import type { MetroParts } from '../play.ts'
import { textWords } from './words.en.ts'

/** Everybody's station numbers, where they are played. */
export function NumberList({ play: { stage, additions } }: { play: MetroParts }) {
	const Numbers = additions?.holdings?.InWords
	if (!Numbers) return null
	return (
		<>
			<h2>{textWords.t('numbers.title')}</h2>
			{stage.players.value.map(({ seat, name, colour }) => (
				<div key={seat} class="metro-text-numbers">
					<h3>
						<PlayerShape identity={colour} size={14} /> {name}
					</h3>
					<Numbers seat={seat} />
				</div>
			))}
		</>
	)
}
