import type { AnyGame } from '../../../shared/kernel/game.ts'
import { type Combination, combinationsOf, type Soak } from '../../games/support/soak.ts'
import { anyFrame } from './any-frame.ts'
import { FuzzedRoom, PEOPLE } from './fuzzed-room.ts'

const CHECK_EVERY = 250 // frames

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
		await fuzzed.send(PEOPLE[person]!, sitting(PEOPLE[person]!, person))
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
		if (i % CHECK_EVERY === CHECK_EVERY - 1) fuzzed.check()
	}
	return fuzzed
}

const sitting = (name: string, person: number): string =>
	JSON.stringify({ id: `sit ${person}`, epoch: 0, turn: 0, type: 'sit', args: { name } })
