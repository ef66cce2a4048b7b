import type { KeptGame } from './kept-game.ts'

/** How somebody fared. */
export interface Tally {
	played: number
	won: number // also where the win was shared
}

export interface GameStatistics extends Tally {
	game: string
	mean: number // of one's scores
	best: number // what one's best move, turn or round ever brought
	opponents: Opponent[] // whom one met most often first
	missed: string[] // what one misjudges, most often first
}

/** Somebody of that name, or bots of that level. */
export type Opponent = Tally & ({ name: string } | { bot: string })

/** What the games that one sat in come to, for each game that one played; the most played first. */
export function statisticsOf(games: readonly KeptGame[]): GameStatistics[] {
	const own = games.filter(({ seat }) => seat !== null)
	const names = new Set(own.map(({ game }) => game))
	return [...names]
		.map((game) =>
			statisticsOn(
				game,
				own.filter((one) => one.game === game),
			),
		)
		.toSorted((one, other) => other.played - one.played)
}

function statisticsOn(game: string, games: readonly KeptGame[]): GameStatistics {
	const scores = games.map(({ scores, seat }) => scores[seat!] ?? 0)
	return {
		game,
		...tallyOf(games),
		mean: scores.reduce((sum, score) => sum + score, 0) / games.length,
		best: Math.max(...games.map(({ best }) => best)),
		opponents: opponentsIn(games),
		missed: mostOften(games.flatMap(({ missed }) => missed)),
	}
}

const tallyOf = (games: readonly KeptGame[]): Tally => ({
	played: games.length,
	won: games.filter(({ winners, seat }) => winners.includes(seat!)).length,
})

/** Everybody one played against, once for each game however many bots there were. */
function opponentsIn(games: readonly KeptGame[]): Opponent[] {
	const met = new Map<string, KeptGame[]>()
	for (const game of games)
		for (const key of new Set(othersIn(game))) met.set(key, [...(met.get(key) ?? []), game])
	return [...met]
		.map(([key, games]): Opponent => ({ ...(JSON.parse(key) as { name: string }), ...tallyOf(games) }))
		.toSorted((one, other) => other.played - one.played)
}

const othersIn = ({ seats, seat }: KeptGame): string[] =>
	seats
		.filter((_, index) => index !== seat)
		.map(({ name, bot }) => JSON.stringify(bot === undefined ? { name } : { bot }))

function mostOften(names: readonly string[]): string[] {
	const counts = new Map<string, number>()
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
	return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
}
