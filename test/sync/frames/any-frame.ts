import type { OptionField } from '../../../shared/kernel/options.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import { commands } from '../../../shared/room/commands/index.ts'
import { nameSeat } from '../../../shared/room/named-seats.ts'
import type { Room } from '../../../shared/room/room.ts'
import { PROTOCOL } from '../../../shared/sync/frames.ts'
import { tokenOf } from '../../support/visitor.ts'
import { askDocument, type FuzzedRoom } from './fuzzed-room.ts'

/** What somebody who sends anything knows. */
export type Scene = Pick<FuzzedRoom, 'random' | 'game' | 'legalSteps'>

const ODD: readonly unknown[] = [
	null,
	undefined,
	true,
	-1,
	0,
	1.5,
	1e300,
	Number.MAX_SAFE_INTEGER,
	'',
	'x'.repeat(300),
	'__proto__',
	'💡\u202e\u0301\u0301',
	[],
	[[[[[]]]]],
	{},
	{ kind: 'lay' },
	{ type: 'place', space: 99 },
]
const KEYS = ['__proto__', 'constructor', 'seat', 'steps', 'name', 'type', 'kind', 'extra', 'length']
const types = [
	...Object.keys(commands),
	'chat',
	'react',
	'introduce',
	'hello',
	'probe',
	'lines',
	'log',
	'record',
	'nonsense',
]

/** The next thing that somebody sends: often sensible, often nearly, sometimes not at all. */
export function anyFrame(fuzzed: Scene, room: Room | undefined, name: string): string | Uint8Array {
	const { random } = fuzzed
	const drawn = random.below(100)
	if (drawn < 45) return JSON.stringify(command(fuzzed, room, name))
	if (drawn < 65) return spoilText(random, JSON.stringify(spoil(random, command(fuzzed, room, name))))
	if (drawn < 75) return JSON.stringify(question(random, name))
	if (drawn < 82) return askDocument(random.pick(['room', 'table'] as const), random.below(5))
	if (drawn < 90)
		return spoilBytes(random, askDocument(random.pick(['room', 'table'] as const), random.below(5)))
	if (drawn < 92) return 'ping'
	return spoilText(
		random,
		JSON.stringify({ type: random.pick(types), [random.pick(KEYS)]: random.pick(ODD) }),
	)
}

function command(fuzzed: Scene, room: Room | undefined, name: string): object {
	const { random } = fuzzed
	const [type, args] = wish(fuzzed, room, name)
	const isLate = random.below(12) === 0
	return {
		id: random.below(30) === 0 ? 'same' : `${random.below(2 ** 30)}`,
		epoch: isLate ? random.below(4) : (room?.epoch ?? 0),
		turn: isLate ? random.below(40) : (room?.match?.turn ?? 0),
		type,
		args,
	}
}

function wish(fuzzed: Scene, room: Room | undefined, name: string): [type: string, args: unknown] {
	const { random } = fuzzed
	const legal = fuzzed.legalSteps(room, name)
	if (legal.length > 0 && random.below(5) > 0) {
		const steps = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => random.pick(legal))
		return ['move', { steps, ...(random.below(2) === 0 && { claim: random.below(3_000) }) }]
	}
	if (room?.phase !== 'playing' && random.below(3) === 0)
		return [room?.phase === 'over' ? 'rematch' : 'start', {}]
	const seat = 1 + random.below(9)
	return random.pick<[string, unknown]>([
		['sit', { name }],
		['sit', { name: random.pick(ODD), colour: random.below(7) }],
		['sit', { name, seat }],
		['ask', { name, seat: openSeat(room) ?? seat }],
		['withdraw', {}],
		['admit', { ask: room?.asks?.[0]?.id ?? seat, yes: random.below(4) > 0 }],
		['leave', {}],
		...Array.from({ length: 5 }, (): [string, unknown] => ['reclaim', {}]), // or soon nobody plays any more
		['profile', { name: `${name} ${random.below(9)}`, colour: random.below(6) }],
		['add-bot', {}],
		['kick', { seat, ...(random.below(12) === 0 && { ban: true }) }],
		['lock', { locked: random.below(3) === 0 }],
		['hints', { allowed: random.below(2) === 0 }],
		['hand-over', { seat, to: random.pick(['bot', 'open']) }],
		['undo', {}],
		['nudge', { seat }],
		['propose', { what: random.pick(['end', 'pause', 'bot']), seat }],
		['reply', { proposal: room?.proposal?.id ?? seat, yes: random.below(4) > 0 }],
		['resume', {}],
		['abandon', {}],
		['clock', { pace: random.pick(['relaxed', 'brisk', null, ...ODD]) }],
		['keep', { kept: random.below(2) === 0 }],
		['open-chat', { open: random.below(2) === 0 }],
		['pardon', { ban: room?.banned?.[0]?.id ?? seat }],
		...(random.below(8) === 0 ? [['erase', {}] satisfies [string, unknown]] : []),
		['react', { reaction: random.pick([0, 7, 8, ...ODD]) }],
		['introduce', { name: random.pick([name, ...ODD]) }],
		['chat', { text: random.pick(['hello', '💡'.repeat(150), 'x'.repeat(700), ' ', 7]) }],
		['configure', { game: fuzzed.game.id, options: {} }],
		['configure', { game: fuzzed.game.id, options: namingSeats(fuzzed, room) }],
		['configure', { game: random.pick(ODD), options: random.pick(ODD) }],
		[random.pick(types), random.pick(ODD)],
	])
}

/** The options of the game that are about people, with some of those who sit there, and somebody who does not. */
function namingSeats({ game, random }: Scene, room: Room | undefined): object {
	const ids = [...(room?.seats ?? []).map(({ id }) => id), 1 + random.below(30)]
	const fields = Object.entries(game.options.fields as Record<string, OptionField>)
	return Object.fromEntries(
		fields.flatMap(([name, field]) => {
			if (!('people' in field)) return []
			const named = nameSeat(random.pick(ids))
			return [[name, field.kind === 'set' ? [...new Set([named, nameSeat(random.pick(ids))])] : named]]
		}),
	)
}

export const openSeat = (room: Room | undefined): number | undefined =>
	room?.seats.find(({ player, bot }) => player === null && bot === null)?.id

function question(random: Random, name: string): object {
	return random.pick<object>([
		{ type: 'hello', protocol: PROTOCOL, token: tokenOf(name) },
		{ type: 'hello', protocol: random.below(4), token: tokenOf(random.pick(['ada', 'zoe'])) },
		{ type: 'record', epoch: random.below(4) },
		{ type: 'log', after: random.below(50) },
		{ type: 'log', epoch: random.below(4), after: random.below(50) },
		{ type: 'lines', after: random.below(50) },
		{ type: 'probe', n: random.below(50) },
	])
}

/** Some part of it becomes something else. */
function spoil(random: Random, value: unknown): unknown {
	if (typeof value !== 'object' || value === null || random.below(6) === 0) return random.pick(ODD)
	const entries = Object.entries(value)
	const changed = random.below(entries.length + 1)
	const spoiled = entries.map(([key, inner], index) => [
		key,
		index === changed ? spoil(random, inner) : inner,
	])
	if (Array.isArray(value)) return spoiled.map(([, inner]) => inner)
	return Object.fromEntries(
		changed === entries.length ? [...spoiled, [random.pick(KEYS), random.pick(ODD)]] : spoiled,
	)
}

/** Mostly it stays; sometimes letters are lost, doubled or changed. */
function spoilText(random: Random, text = 'null'): string {
	if (random.below(3) > 0) return text.replace('"constructor"', '"__proto__"')
	const at = random.below(text.length + 1)
	return (
		text.slice(0, at) +
		random.pick(['', '"', '{', ']', '\u0000', ',', '9e999']) +
		text.slice(at + random.below(3))
	)
}

function spoilBytes(random: Random, bytes: Uint8Array): Uint8Array {
	const spoiled = Uint8Array.from([
		...bytes,
		...Array.from({ length: random.below(6) }, () => random.below(256)),
	])
	for (let changes = 1 + random.below(4); changes > 0; changes--)
		spoiled[random.below(spoiled.length)] = random.below(256)
	return spoiled.slice(0, 1 + random.below(spoiled.length))
}
