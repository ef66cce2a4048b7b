import type { CommandName } from '../../../shared/room/commands/index.ts'
import { findToy } from '../../support/toys.ts'
import type { FuzzClient } from './client.ts'
import type { FuzzWorld } from './world.ts'

const NAMES = ['ada', 'bob', 'cid', 'dora']

/** Everything that may happen, by how often it does. */
const actions: [weight: number, act: (world: FuzzWorld) => void | Promise<void>][] = [
	[40, exchange],
	[15, deliverUp],
	[15, deliverDown],
	[40, playLegal],
	[10, (world) => somebody(world, sayAnything)],
	[12, (world) => world.pass(world.random.pick([1, 20, 300, 1_000]))],
	[2, (world) => world.pass(world.random.pick([3_000, 12_000, 61_000]))],
	[6, (world) => world.settle()],
	[4, cutWire],
	[4, sleep],
	[2, crashSoon],
	[2, (world) => somebody(world, changeSurroundings)],
	[2, (world) => somebody(world, (_, client) => client.connection.retryNow())],
	[2, openPage],
	[1, closePage],
]
const total = actions.reduce((sum, [weight]) => sum + weight, 0)

export async function actOnce(world: FuzzWorld): Promise<void> {
	let drawn = world.random.below(total)
	for (const [weight, act] of actions) {
		drawn -= weight
		if (drawn < 0) return act(world)
	}
}

function somebody(world: FuzzWorld, act: (world: FuzzWorld, client: FuzzClient) => void): void {
	if (world.alive.length > 0) act(world, world.random.pick(world.alive))
}

/** A wire carries everything there is to carry. */
async function exchange(world: FuzzWorld): Promise<void> {
	const busy = [...world.busy('up'), ...world.busy('down')]
	if (busy.length > 0) await world.exchange(world.random.pick(busy))
}

function deliverUp(world: FuzzWorld): void {
	const busy = world.busy('up')
	if (busy.length === 0) return
	const wire = world.random.pick(busy)
	for (let count = 1 + world.random.below(4); count > 0; count--) world.authority.deliverUp(wire)
}

function deliverDown(world: FuzzWorld): void {
	const busy = world.busy('down')
	if (busy.length === 0) return
	const wire = world.random.pick(busy)
	for (let count = 1 + world.random.below(4); count > 0; count--) wire.deliverDown()
}

/** Somebody plays a step that is legal as far as their page knows; where nobody can, a game is got going. */
function playLegal(world: FuzzWorld): void {
	const { random, alive } = world
	const able = alive.flatMap((client) => legalSteps(client).map((step) => ({ client, step })))
	if (able.length > 0) {
		const { client, step } = random.pick(able)
		client.send('move', { steps: [step], claim: random.below(2_000) })
	} else somebody(world, getGoing)
}

function getGoing(_: FuzzWorld, client: FuzzClient): void {
	const { phase } = client.connection.room.value ?? {}
	if (phase === 'over') client.send('rematch', {})
	else if (phase === 'lobby')
		client.send(client.connection.you.value === null ? 'sit' : 'start', { name: client.name })
}

function legalSteps({ connection }: FuzzClient): unknown[] {
	const { room, table, hand, you, pending } = connection
	if (!table.value || room.value?.phase !== 'playing' || pending.value > 1) return []
	const seat = table.value.about.seats.findIndex(({ id }) => id === you.value)
	const game = findToy(table.value.about.game)
	return game && seat >= 0 ? game.steps({ table: table.value.table, seat, hand: hand.value }) : []
}

/** Anything people do besides, whether it is allowed or not. */
function sayAnything({ random }: FuzzWorld, client: FuzzClient): void {
	const seat = 1 + random.below(5)
	const [type, args] = random.pick<[CommandName | 'chat', object]>([
		['start', {}],
		['start', {}],
		['start', {}],
		['sit', { name: client.name }],
		['sit', { name: client.name, seat }],
		['ask', { name: client.name, seat }],
		['withdraw', {}],
		['admit', { ask: client.connection.room.value?.asks?.[0]?.id ?? 0, yes: random.below(4) > 0 }],
		['add-bot', {}],
		['undo', {}],
		['undo', {}],
		['leave', {}],
		['reclaim', {}],
		['reclaim', {}],
		['hand-over', { seat, to: random.pick(['bot', 'open']) }],
		['kick', { seat }],
		['lock', { locked: random.below(4) === 0 }],
		['hints', { allowed: random.below(2) === 0 }],
		['nudge', { seat }],
		['propose', { what: random.pick(['end', 'pause', 'bot']), seat }],
		['reply', { proposal: client.connection.room.value?.proposal?.id ?? 0, yes: random.below(4) > 0 }],
		['reply', { proposal: client.connection.room.value?.proposal?.id ?? 0, yes: random.below(4) > 0 }],
		['resume', {}],
		['abandon', {}],
		['clock', { pace: random.pick(['relaxed', 'brisk', null]) }],
		['chat', { text: `hello ${random.below(100)}` }],
		['profile', { colour: random.below(6) }],
		['configure', { game: random.pick(['heap', 'dash']), options: {} }],
		['move', { steps: [{ kind: 'take', count: 3 }] }],
	])
	client.send(type, args)
}

function cutWire(world: FuzzWorld): void {
	const open = world.clients.flatMap(({ wires }) => wires).filter(({ isCut }) => !isCut)
	if (open.length > 0) world.cut(world.random.pick(open))
}

/** Memory is lost between two events, never within one. */
async function sleep(world: FuzzWorld): Promise<void> {
	await world.settle()
	world.authority.sleep()
}

/** Within one of the next writes. */
function crashSoon(world: FuzzWorld): void {
	world.authority.store.fuse = world.random.below(12)
}

function changeSurroundings({ random }: FuzzWorld, client: FuzzClient): void {
	if (random.below(2) === 0) client.change({ isVisible: !client.isVisible })
	else {
		client.change({ hasNetwork: !client.hasNetwork })
		if (!client.hasNetwork) for (const wire of client.wires) wire.cut()
	}
}

/** A first page, or another one of the same person. */
function openPage(world: FuzzWorld): void {
	if (world.alive.length < 5) world.openPage(world.random.pick(NAMES))
}

/** Politely, or by closing the lid. */
function closePage(world: FuzzWorld): void {
	if (world.alive.length < 2) return
	const client = world.random.pick(world.alive)
	if (world.random.below(2) === 0) for (const wire of client.wires) wire.cut()
	client.connection.close()
}
