import type { TableView } from '../../../shared/room/view.ts'
import { resultWords } from './words.en.ts'

export interface Standing {
	place: number // at the table
	name: string
	colour: number
	score: number
	won: boolean
	mine: boolean
}

/** The players in the order of their points, and what that says in words. */
export interface Result {
	title: string // for whoever looks at it: "You win!"
	headline: string // for others: "Ann wins"
	players: Standing[]
}

const { t } = resultWords

export function standingOf({ about, now }: TableView, you: number | null | undefined): Result {
	const players = about.seats
		.map(({ id, name, colour }, place) => ({
			place,
			name,
			colour,
			score: now.outcome?.scores[place] ?? 0,
			won: now.outcome?.winners.includes(place) ?? false,
			mine: id === you,
		}))
		.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score)
	const winners = players.filter(({ won }) => won)
	const headline = headlineOf(winners.map(({ name }) => name))
	return { title: winners.length === 1 && winners[0]?.mine ? t('result.you') : headline, headline, players }
}

function headlineOf(winners: readonly string[]): string {
	const [name] = winners
	if (name === undefined) return t('result.heading')
	return winners.length === 1 ? t('result.one', { name }) : t('result.shared', { names: list(winners) })
}

const list = (names: readonly string[]): string =>
	t('result.and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
