/**
 * Lets the bots play games that cover every expansion and keeps their records, with what came of them. A record that
 * is there stays as it is, of whichever version it was: what it proves is that it still replays.
 *   node test/games/metro/make-records.ts && biome format --write test/games/metro
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { metro } from '../../../shared/games/metro/game.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import { bytesOfText } from '../../../shared/kernel/bytes.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { sha256Hex } from '../../../shared/kernel/sha256.ts'
import { type Played, playGame, recordOf, type Setting } from '../support/play.ts'
import { digestOf } from '../support/recorded.ts'
import { random } from './random.ts'
import known from './record-results.json' with { type: 'json' }

const games: Record<string, [choice: object, players: number]> = {
	base: [{}, 4],
	'two-players': [{ first: 1 }, 2],
	'iron-horse': [{ edition: 'iron-horse', expansions: [2] }, 3],
	rotation: [{ rotation: true, hand: 2 }, 5],
	companies: [{ expansions: [1] }, 4],
	wagons: [{ expansions: [2] }, 6],
	'companies-and-wagons': [{ expansions: [1, 2], hand: 2 }, 3],
	'companies-and-rails': [{ expansions: [1, 3], hand: 3 }, 2],
	'wagons-and-numbers': [{ expansions: [2, 4], cards: 2 }, 4],
	'rails-and-numbers': [{ expansions: [3, 4], rotation: true }, 3],
	'open-numbers': [{ expansions: [2, 4], cards: [2, 0, 1, 2], openNumbers: true }, 4],
	'numbers-of-two-sides': [{ expansions: [4], cards: [0, 4, 0, 3], edition: 'iron-horse' }, 2],
}

/** Passing is rare: for this one the seed is looked for. */
const WITH_PASS = 'companies-and-wagons'

const results: Record<string, object> = { ...known }
mkdirSync(new URL('records/', import.meta.url), { recursive: true })
for (const [name, [choice, players]] of Object.entries(games)) {
	if (existsSync(new URL(`records/${name}.json`, import.meta.url))) continue
	const setting: Setting = {
		options: parseOptions(metro.options, choice, players),
		seating: { count: players },
		seed: '',
		bots: [metro.bots.steady!, random],
	}
	const { state, moves } = playFor(name, setting)
	const record = recordOf(metro, setting, moves)
	for (const [seat, player] of record.seats.entries()) player.bot = seat % 2 === 0 ? 'steady' : 'random'
	writeJson(`records/${name}.json`, record)
	results[name] = {
		...metro.outcome(metro.table(state as never)),
		digest: digestOf(state),
	}
}
writeJson('record-results.json', results)

/** Plays with one seed after the other until the game shows what it is kept for. */
function playFor(name: string, setting: Setting): Played {
	for (let attempt = 0; ; attempt++) {
		setting.seed = sha256Hex(bytesOfText(`metro ${name} ${attempt}`))
		const played = playGame(metro, setting)
		const passes = played.moves.some(({ steps }) => (steps as Step[]).some(({ type }) => type === 'pass'))
		if (passes || name !== WITH_PASS) return played
	}
}

function writeJson(path: string, value: unknown): void {
	writeFileSync(new URL(path, import.meta.url), `${JSON.stringify(value, undefined, '\t')}\n`)
}
