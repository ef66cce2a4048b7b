import type { TableView } from '../../../shared/room/view.ts'
import type { GameResult } from '../../games/game.ts'
import { listOf } from '../../i18n/list-of.ts'
import { resultWords } from './words.en.ts'

export interface Standing {
	place: number // at the table
	rank: number // 1 for the first; equals share it
	name: string
	colour: number
	score: number
	won: boolean
	mine: boolean
	tieBreak?: string // what decided between them and somebody with the same score
}

/** The players in the order in which they came in, and what that says in words. */
export interface Result {
	title: string // for whoever looks at it: "You win!"
	headline: string // for others: "Ann wins"
	players: Standing[]
}

const { t } = resultWords

export function standingOf(
	view: TableView,
	you: number | null | undefined,
	tieBreak?: GameResult['tieBreak'],
): Result {
	const { outcome } = view.now
	const players = rankAll(
		view.about.seats.map(({ id, name, colour }, place) => ({
			place,
			name,
			colour,
			score: outcome?.scores[place] ?? 0,
			won: outcome?.winners.includes(place) ?? false,
			mine: id === you,
			more: tieBreak?.count(view, place) ?? 0,
		})),
		tieBreak,
	)
	const winners = players.filter(({ won }) => won)
	const headline = headlineOf(winners.map(({ name }) => name))
	return { title: winners.length === 1 && winners[0]?.mine ? t('result.you') : headline, headline, players }
}

type Unranked = Omit<Standing, 'rank' | 'tieBreak'> & { more: number }

function rankAll(players: readonly Unranked[], tieBreak: GameResult['tieBreak']): Standing[] {
	const order = (a: Unranked, b: Unranked): number =>
		Number(b.won) - Number(a.won) || b.score - a.score || b.more - a.more
	return players.toSorted(order).map(({ more, ...player }) => {
		const ahead = players.filter((other) => order(other, { ...player, more }) < 0).length
		const isClose = players.some((other) => other.score === player.score && other.more !== more)
		return { ...player, rank: ahead + 1, ...(isClose && tieBreak && { tieBreak: tieBreak.tell(more) }) }
	})
}

function headlineOf(winners: readonly string[]): string {
	const [name] = winners
	if (name === undefined) return t('result.heading')
	return winners.length === 1 ? t('result.one', { name }) : t('result.shared', { names: listOf(winners) })
}
