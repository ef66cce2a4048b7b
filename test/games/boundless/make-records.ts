/**
 * Lets people who come and go, and bots, play games and keeps their records, with what came of them. Only a change
 * of rules, which raises the version, may change them. Those of earlier versions stay as they are: bots-in-europe,
 * bots-in-the-usa, people-in-europe, two-colours-each and no-hurry are of the first, alone-against-bots and
 * people-and-bots of the second.
 *   node test/games/boundless/make-records.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { bytesOfText } from '../../../shared/kernel/bytes.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { sha256Hex } from '../../../shared/kernel/sha256.ts'
import { recordOf, type Setting } from '../support/play.ts'
import { digestOf } from '../support/recorded.ts'
import { playEvening } from './evening.ts'
import kept from './record-results.json' with { type: 'json' }

const games: Record<string, [choice: object, players: number]> = {
	'times-of-tokens': [{ map: 'usa' }, 6],
}

const results: Record<string, object> = { ...kept }
mkdirSync(new URL('records/', import.meta.url), { recursive: true })
for (const [name, [choice, players]] of Object.entries(games)) {
	const setting: Setting = {
		options: parseOptions(boundless.options, choice, players),
		seating: { count: players },
		seed: sha256Hex(bytesOfText(`boundless ${name}`)),
		bots: Object.values(boundless.bots),
	}
	const { state, moves } = playEvening(setting)
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
