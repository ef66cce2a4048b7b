import type { AnyGame } from '../../../shared/kernel/game.ts'
import { type Combination, combinationsOf, type Soak } from '../../games/support/soak.ts'
import { anyFrame, openSeat } from './any-frame.ts'
import { FuzzedRoom, PEOPLE } from './fuzzed-room.ts'

const CHECK_EVERY = 250 // frames
const CROWD = 120 // more than a game remembers

export interface Fuzzed {
	frames: number
	entries: number // how many of them were accepted, and what the rooms did by themselves
	games: number // begun
}

/** Sends so many frames of all kinds to rooms of a game, one room after the other; throws where something gives way. */
export async function fuzzFrames(soak: Soak, frames: number, seed: string): Promise<Fuzzed> {
	const fuzzed: Fuzzed = { frames: 0, entries: 0, games: 0 }
	const combinations = combinationsOf(soak)
	for (let room = 0; fuzzed.frames < frames; room++) {
		const name = `${seed}:${soak.game.id}:${room}`
		try {
			const { store, frames: sent } = await fuzzRoom(soak.game, combinations, name)
			fuzzed.frames += sent
			fuzzed.entries += store.size
			fuzzed.games += store.entries.filter(({ type }) => type === 'start' || type === 'rematch').length
		} catch (error) {
			throw new Error(`seed ${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
		}
	}
	return fuzzed
}

async function fuzzRoom(
	game: AnyGame,
	combinations: readonly Combination[],
	seed: string,
): Promise<FuzzedRoom> {
	const fuzzed = new FuzzedRoom(game, seed)
	const { random } = fuzzed
	const { options, players } = random.pick(combinations)
	await fuzzed.open(options)
	for (let person = 0; person < players; person++)
		await fuzzed.send(PEOPLE[person]!, plain('sit', { name: PEOPLE[person]! }))
	let room = fuzzed.room
	for (let i = 0; i < 3_000; i++) {
		const name = random.pick(PEOPLE)
		if (i % 4 === 0) room = fuzzed.room // a page knows the room as it was a moment ago
		await fuzzed.send(name, anyFrame(fuzzed, room, name))
		await fuzzed.pass(random.pick([20, 100, 300, 1_000]))
		if (random.below(60) === 0) await fuzzed.lose(random.pick(PEOPLE))
		if (random.below(60) === 0) await fuzzed.enter(random.pick(PEOPLE), random.below(4) > 0)
		if (random.below(200) === 0) await fuzzed.pass(70_000)
		if (random.below(100) === 0) await fuzzed.sleep()
		if (random.below(60) === 0) await comeAndGo(fuzzed, `s${i}`, openSeat(room) ?? 1)
		if (i % CHECK_EVERY === CHECK_EVERY - 1) fuzzed.check()
		if (i === 500) await crowdIn(fuzzed, `c${i}`)
	}
	return fuzzed
}

/** Somebody who never was here, with a token of their own, wants to play, and goes again. */
async function comeAndGo(fuzzed: FuzzedRoom, name: string, seat: number): Promise<void> {
	await fuzzed.enter(name)
	await fuzzed.send(name, plain('sit', { name, seat }))
	await fuzzed.send(name, plain('ask', { name, seat }))
	await fuzzed.send(name, plain('leave'))
	if (fuzzed.random.below(2) === 0) await fuzzed.send(name, plain('withdraw'))
	await fuzzed.lose(name)
}

/** Many of them, one after the other, while a game is on and a seat stands open. */
async function crowdIn(fuzzed: FuzzedRoom, name: string): Promise<void> {
	const creator = PEOPLE[0]!
	await fuzzed.enter(creator)
	await fuzzed.send(creator, plain('lock', { locked: false }))
	for (const player of PEOPLE) {
		if (openSeat(fuzzed.room) === undefined) await fuzzed.send(player, plain('leave'))
	}
	const seat = openSeat(fuzzed.room) ?? 1
	for (let person = 0; person < CROWD; person++) await comeAndGo(fuzzed, `${name}.${person}`, seat)
	fuzzed.check()
}

let sent = 0

/** A command as a page would send it. */
function plain(type: string, args: object = {}): string {
	sent += 1
	return JSON.stringify({ id: `plain ${sent}`, epoch: 0, turn: 0, type, args })
}
