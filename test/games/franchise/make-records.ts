/**
 * Lets the bots play games that cover every option and keeps their records, with what came of them. Those of an
 * earlier version are played by its rules.
 *   node test/games/franchise/make-records.ts && biome format --write test/games/franchise
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { State } from '../../../shared/games/franchise/table.ts'
import { bytesOfText } from '../../../shared/kernel/bytes.ts'
import { type AnyGame, asOfVersion } from '../../../shared/kernel/game.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import type { Move } from '../../../shared/kernel/record.ts'
import { sha256Hex } from '../../../shared/kernel/sha256.ts'
import { type Played, playGame, recordOf, type Setting } from '../support/play.ts'
import { digestOf } from '../support/recorded.ts'
import { random } from './random.ts'

interface Kept {
	choice: object
	players: number
	version?: number // the first unless told
	shows?: (step: Step) => boolean // what the game is kept for: seeds are tried until one shows it
	ends?: (state: State) => boolean // likewise, as it ends
	stepwise?: boolean // every step a command of its own
}

const games: Record<string, Kept> = {
	base: { choice: {}, players: 4 },
	'two-players': { choice: {}, players: 2 },
	'step-by-step': { choice: { start: 'learning' }, players: 3, stepwise: true },
	'expert-random': { choice: { expert: 'random' }, players: 5 },
	'expert-draft': { choice: { expert: 'draft', milestones: true }, players: 3 },
	milestones: { choice: { milestones: true }, players: 4 },
	boom: { choice: { boom: true }, players: 5 },
	'new-regions': { choice: { regions: 'new' }, players: 3, shows: ({ type }) => type === 'region' },
	'all-regions': {
		choice: { regions: 'all' },
		players: 4,
		shows: (step) => 'path' in step && step.path.length > 2,
	},
	everything: {
		choice: { expert: 'draft', milestones: true, boom: true, regions: 'picked' },
		players: 5,
		shows: (step) => 'path' in step && step.free !== undefined,
	},
	'first-eights': {
		choice: { milestones: true },
		players: 4,
		version: 2,
		ends: ({ standing, milestones }) => standing?.length === 2 && milestones['two-eights']?.length === 2,
	},
	'first-eights-of-two': {
		choice: { start: 'learning', milestones: true, boom: true, regions: 'new' },
		players: 2,
		version: 2,
		shows: (step) => 'path' in step && step.path.length > 2,
		ends: ({ standing, milestones }) => standing?.length === 1 && milestones['two-eights']?.length === 1,
	},
}

const results: Record<string, object> = {}
mkdirSync(new URL('records/', import.meta.url), { recursive: true })
for (const [name, kept] of Object.entries(games)) {
	const setting: Setting = {
		options: parseOptions(franchise.options, kept.choice, kept.players),
		seating: { count: kept.players },
		seed: '',
		bots: [franchise.bots.steady!, random],
	}
	const game = asOfVersion(franchise, kept.version ?? 1)
	const { state, moves } = playFor(game, name, kept, setting)
	const record = recordOf(game, setting, kept.stepwise ? moves.flatMap(oneByOne) : moves)
	for (const [seat, player] of record.seats.entries()) player.bot = seat % 2 === 0 ? 'steady' : 'random'
	writeJson(`records/${name}.json`, record)
	results[name] = {
		...franchise.outcome(state as never),
		digest: digestOf(state),
	}
}
writeJson('record-results.json', results)

function playFor(game: AnyGame, name: string, kept: Kept, setting: Setting): Played {
	for (let attempt = 0; ; attempt++) {
		setting.seed = sha256Hex(bytesOfText(`franchise ${name} ${attempt}`))
		const played = playGame(game, setting)
		const { shows = () => true, ends = () => true } = kept
		const steps = played.moves.flatMap((move) => move.steps as Step[])
		if (steps.some(shows) && ends(played.state as State)) return played
	}
}

function oneByOne(move: Move): Move[] {
	return move.steps.map((step) => ({ ...move, steps: [step] }))
}

function writeJson(path: string, value: unknown): void {
	writeFileSync(new URL(path, import.meta.url), `${JSON.stringify(value, undefined, '\t')}\n`)
}
