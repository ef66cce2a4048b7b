/**
 * Lets bots, and people who come and go, play games on both maps and keeps their records, with what came of
 * them. Only a change of rules, which raises the version, may change them.
 *   node test/games/boundless/make-records.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { bytesOfText } from '../../../shared/kernel/bytes.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { sha256Hex } from '../../../shared/kernel/sha256.ts'
import { playGame, recordOf, type Setting } from '../support/play.ts'
import { digestOf } from '../support/recorded.ts'
import { playEvening } from './evening.ts'

const games: Record<string, [choice: object, players: number, play: typeof playGame | 'people']> = {
	'bots-in-europe': [{}, 4, playGame],
	'bots-in-the-usa': [{ map: 'usa' }, 6, playGame],
	'people-in-europe': [{}, 5, 'people'],
	'two-colours-each': [{ map: 'usa', twoColours: true, countdown: 10 }, 3, 'people'],
	'no-hurry': [{ countdown: 0, mapInSight: [1] }, 2, 'people'],
}

const results: Record<string, object> = {}
mkdirSync(new URL('records/', import.meta.url), { recursive: true })
for (const [name, [choice, players, play]] of Object.entries(games)) {
	const setting: Setting = {
		options: parseOptions(boundless.options, choice, players),
		seating: { count: players },
		seed: sha256Hex(bytesOfText(`boundless ${name}`)),
		bots: Object.values(boundless.bots),
	}
	const { state, moves } = play === 'people' ? playEvening(setting) : play(boundless, setting)
	// One move a line, so that a record can be read and a change of it seen.
	const { moves: _, ...head } = recordOf(boundless, setting, moves)
	const lines = moves.map((move) => `\t\t${JSON.stringify(move)}`).join(',\n')
	const text = `{\n\t${JSON.stringify(head).slice(1, -1)},\n\t"moves": [\n${lines}\n\t]\n}\n`
	writeFileSync(new URL(`records/${name}.json`, import.meta.url), text)
	results[name] = {
		...boundless.outcome(boundless.table(state as never)),
		digest: digestOf(state),
	}
}
writeFileSync(
	new URL('record-results.json', import.meta.url),
	`${JSON.stringify(results, undefined, '\t')}\n`,
)
