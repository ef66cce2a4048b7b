import * as Y from 'yjs'
import { findGame } from '../../../shared/games/index.ts'
import type { AnyGame, FindGame } from '../../../shared/kernel/game.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { encodeDocumentFrame } from '../../../shared/sync/documents.ts'
import { Clockwork } from '../../support/clockwork.ts'
import { MemoryAuthority } from '../../support/memory-authority.ts'
import { tokenOf, Visitor } from '../../support/visitor.ts'
import type { Wire } from '../../support/wire.ts'
import { people, stranger } from './random-room.ts'

/** A position at a table of people, in a room that a real host keeps. */
export interface Scene {
	game: AnyGame
	options: unknown
	players: number
	state: unknown
}

/** Something that somebody at the table says. */
export interface Said {
	by: string
	type: string
	args: object
	turn: number
}

/**
 * Everything that a host sends to one of them, to the byte: as they sit down to the position, as they come in again,
 * and as everybody speaks. The game begins in the position, as if it had been dealt.
 */
export async function seenFrom(scene: Scene, eyes: string, script: readonly Said[]): Promise<string[]> {
	const { game, options, players, state } = scene
	const games: FindGame = (id, version) =>
		id === game.id ? { ...game, setup: () => state } : findGame(id, version)
	const authority = new MemoryAuthority(new Clockwork(), games, randomFrom('seen'))
	const frames: string[] = []
	const theirs = new Set<Wire>()
	authority.onSend = (wire, data) => {
		if (theirs.has(wire)) frames.push(textOf(data))
	}
	await authority.host.create({ code: 'BCDFGH', game: game.id, options }, tokenOf('ada'))
	const visitors = new Map<string, Visitor>()
	const enter = async (name: string) => {
		const visitor = await Visitor.open(authority)
		if (name === eyes) theirs.add(visitor.wire)
		await visitor.hello(name)
		visitors.set(name, visitor)
		return visitor
	}
	let sent = 0
	const say = async (by: string, type: string, args: object, epoch = 0, turn = 0) => {
		await visitors.get(by)!.say({ id: `${sent++}`, epoch, turn, type, args })
	}
	for (const name of [...people.slice(0, players), stranger]) await enter(name)
	for (const name of people.slice(0, players)) await say(name, 'sit', { name })
	await say('ada', 'start', {})
	const again = await enter(eyes)
	for (const name of ['room', 'table'] as const) {
		const body = Y.encodeStateVector(new Y.Doc())
		await again.say(encodeDocumentFrame({ name, epoch: name === 'room' ? 0 : 1, kind: 'ask', body }))
	}
	for (const { by, type, args, turn } of script) await say(by, type, args, 1, turn)
	return frames
}

const textOf = (data: string | Uint8Array): string =>
	typeof data === 'string' ? data : Buffer.from(data).toString('latin1')
