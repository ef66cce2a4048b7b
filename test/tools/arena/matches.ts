import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { games } from '../../../shared/games/index.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import type { Contest, ContestResult } from './contest.ts'

/** A contest that must come out as told: test/games/<game>/matches.json lists a game's. */
export interface Match extends Omit<Contest, 'game' | 'seed'> {
	aim: Aim
}

/** What A must win, as shares of the games from 0 to 1. */
export interface Aim {
	least?: number
	most?: number
	aboveFair?: true // even the lower end of the interval is above a fair share
	why?: string // where that is not plain
}

/** A match, and what came of it when it was last played. */
export interface Row {
	match: Match
	result: ContestResult | undefined
}

/** By the match they are of: changed, it has to be played again. */
type Results = Record<string, ContestResult>

const fileOf = (game: string, name: string): URL =>
	new URL(`../../games/${game}/${name}.json`, import.meta.url)

function read<T>(game: string, name: string, otherwise: T): T {
	const file = fileOf(game, name)
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise
}

const keyOf = ({ aim: _, ...contest }: Match): string => canonical(contest)

export function rowsOf(game: string): Row[] {
	const results = read<Results>(game, 'match-results', {})
	return read<Match[]>(game, 'matches', []).map((match) => ({ match, result: results[keyOf(match)] }))
}

export const allRows = (): { game: string; rows: Row[] }[] =>
	games.map(({ id }) => ({ game: id, rows: rowsOf(id) })).filter(({ rows }) => rows.length > 0)

/** What was played of matches that there are no more is forgotten. */
export function keepResult(game: string, match: Match, result: ContestResult): void {
	const rows = rowsOf(game).map((row) => (keyOf(row.match) === keyOf(match) ? { match, result } : row))
	const results = Object.fromEntries(rows.map((row) => [keyOf(row.match), row.result]))
	writeFileSync(fileOf(game, 'match-results'), `${JSON.stringify(results, undefined, '\t')}\n`)
}

/** By the games that were won: the rate is rounded, and might be let off what it misses. */
export const isReached = (
	{ aim: { least = 0, most = 1, aboveFair }, players }: Match,
	{ wins, games: played, low }: Pick<ContestResult, 'wins' | 'games' | 'low'>,
): boolean => wins / played >= least && wins / played <= most && (!aboveFair || low > 1 / players)
