import { isNumber, isText, listOf, shaped } from '../../shared/kernel/shape.ts'
import type { Result } from '../../shared/room/kept.ts'
import { COLOURS } from '../../shared/room/room.ts'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-shape.tsx'
import { titles } from '../games/titles.en.ts'
import { language } from '../i18n/language.ts'
import { keepingWords } from './words.en.ts'

const { t } = keepingWords

/** The authority may be somebody's browser. */
const areResults = listOf(
	shaped<Result>({
		at: isNumber,
		game: isText,
		players: listOf(shaped<Result['players'][number]>({ name: isText, colour: isNumber, score: isNumber })),
	}),
)

/** How the last games at this table ended, the latest first. */
export function LastResults({ results }: { results: readonly Result[] }) {
	if (!areResults(results) || results.length === 0) return null
	return (
		<details class="last-results">
			<summary>
				{t('results', { count: results.length })}
				<Icon name="down" size={18} />
			</summary>
			<ol>
				{results.toReversed().map((result) => (
					<OneResult key={result.at} {...result} />
				))}
			</ol>
		</details>
	)
}

const OneResult = ({ at, game, players }: Result) => (
	<li class="last-result">
		<p>
			{titles.find(`${game}.name`)}
			<time>{new Date(at).toLocaleDateString(language.value, { dateStyle: 'medium' })}</time>
		</p>
		<ul>
			{players.map(({ name, colour, score, won }, place) => (
				<li key={place} data-won={won}>
					<PlayerShape identity={colour % COLOURS} size={16} />
					{name} <span>{won ? t('won', { score }) : score}</span>
				</li>
			))}
		</ul>
	</li>
)
