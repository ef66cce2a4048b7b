import type { KeptGame } from '../../../shared/history/kept-game.ts'
import { PlayerShape } from '../../design/player-shape.tsx'
import { titles } from '../../games/titles.en.ts'
import { localeHere } from '../../i18n/locale-here.ts'
import { gamesWords } from './words.en.ts'

export const titleOf = (game: string): string => titles.find(`${game}.name`) ?? game

/** When a game was over, by this device's calendar. */
export const tellDate = (at: number): string =>
	new Intl.DateTimeFormat(localeHere(), { dateStyle: 'medium' }).format(at)

interface GameRowProps {
	game: KeptGame
	onChoose: () => void
}

/** One game: which, when, and how it ended. */
export const GameRow = ({ game, onChoose }: GameRowProps) => (
	<button type="button" class="games-row" aria-haspopup="dialog" onClick={onChoose}>
		<span class="games-row-head">
			<b>{titleOf(game.game)}</b> <span class="soft">{tellDate(game.at)}</span>
		</span>
		<span class="games-row-players">
			{game.seats.map(({ name, colour }, seat) => (
				<span key={seat} class="games-row-player" data-mine={seat === game.seat || undefined}>
					<PlayerShape identity={colour} size={16} /> <span class="games-row-name">{name}</span>{' '}
					<b class="games-row-score" data-won={game.winners.includes(seat) || undefined}>
						{game.scores[seat]}
					</b>
					{game.winners.includes(seat) && <span class="unseen"> {gamesWords.t('winner')}</span>}
				</span>
			))}
		</span>
	</button>
)
