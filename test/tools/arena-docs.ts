/**
 * Plays the matches that must hold (test/games/<game>/matches.json) and have not been played yet, keeps what came of
 * each beside them, and writes docs/bots.md after every one: it may be broken off at any time. With a row's number it
 * plays that one, again if need be; row 0 plays none and only writes the page.
 *   node test/tools/arena-docs.ts [--game metro] [--row 3] [--workers 1]
 */
import { writeFileSync } from 'node:fs'
import { inProject } from '../../worker/build/paths.ts'
import { playContest } from './arena/contest.ts'
import { describeMatches } from './arena/describe-matches.ts'
import { allRows, isReached, keepResult, type Match, rowsOf } from './arena/matches.ts'
import { chooseGame, demand, parseCount, readFlags } from './arguments.ts'

const flags = demand(readFlags({ game: '', row: '', workers: '1' }))
const workers = demand(parseCount(flags.workers))
const chosen = flags.game === '' ? allRows().map(({ game }) => game) : [demand(chooseGame(flags.game)).id]

for (const game of chosen)
	for (const [index, { match, result }] of rowsOf(game).entries())
		if (flags.row === '' ? result === undefined : flags.row === `${index + 1}`)
			await play(game, index + 1, match)
write()

async function play(game: string, row: number, match: Match): Promise<void> {
	const { aim: _, ...contest } = match
	const result = demand(await playContest({ ...contest, game, seed: `${game} match` }, workers))
	keepResult(game, match, result)
	write()
	const told = isReached(match, result) ? 'holds' : 'DOES NOT HOLD'
	process.stdout.write(`${game} ${row} ${told}: ${JSON.stringify({ ...match, ...result })}\n`)
}

function write(): void {
	writeFileSync(inProject('docs/bots.md'), describeMatches(allRows()))
}
