import { findCommand } from '../../room/commands/index.ts'
import type { Continuation } from '../../room/continuation.ts'
import type { Entry } from '../../room/entry.ts'
import type { Person } from '../../room/room.ts'
import { withSent } from '../../room/signed.ts'
import { signedBytes, signedShareBytes } from './signed-command.ts'
import type { IsSigned } from './verify-proof.ts'

/**
 * Whether everything in a game that a guest must have signed is signed by that guest: their share in the seed, and
 * whatever they did since. The host signs nothing until the end, so its own moves, those of bots, and that somebody
 * was away when their seat was handed over, are as it told them.
 */
export async function isSignedThroughout(game: Continuation, isSigned: IsSigned): Promise<boolean> {
	const { host, creator } = game.terms
	if (host === undefined) return game.entries.every(({ signed }) => signed === undefined)
	const keys = await keysOfPlayers(game, host, isSigned)
	if (!keys) return false
	const used = new Set<string>()
	for (const entry of game.entries) {
		const { by, id, signed } = entry
		if (by === null || by === creator) {
			if (signed) return false
			continue
		}
		const key = keys.get(by) ?? signed?.key // who came later is known by the first thing they signed
		const name = `${key} ${id}`
		if (!signed || signed.key !== key || used.has(name)) return false
		if (!(await isGenuine(entry, host, game.terms.epoch + 1, isSigned))) return false
		keys.set(by, key)
		used.add(name)
	}
	return true
}

/** Whoever drew the seed has signed their share in it. Undefined where one has not. */
async function keysOfPlayers(
	{ terms, begin }: Continuation,
	room: string,
	isSigned: IsSigned,
): Promise<Map<Person, string> | undefined> {
	const keys = new Map<Person, string>()
	const { promise = '', lots = [] } = begin?.drawn ?? {}
	for (const { seat, share, signed } of lots) {
		const player = terms.seats.find(({ id }) => id === seat)?.player
		if (!player || !signed) return undefined
		const { id, turn, key, signature } = signed
		const bytes = signedShareBytes(room, { id, epoch: terms.epoch, turn, promise, share: share ?? '' })
		if (!(await isSigned(key, bytes, signature))) return undefined
		keys.set(player, key)
	}
	return keys
}

/** Moves were meant for this game; what else was sent when it began may have been meant for the lobby before it. */
async function isGenuine(entry: Entry, room: string, epoch: number, isSigned: IsSigned): Promise<boolean> {
	const { id = '', type, signed } = entry
	if (!signed) return false
	const { key, turn, signature } = signed
	const command = findCommand(type)
	const args = command?.signedArgs ? command.signedArgs(entry.args, signed) : withSent(entry.args, signed)
	for (const meant of command?.meantFor === 'turn' ? [epoch] : [epoch, epoch - 1])
		if (await isSigned(key, signedBytes(room, { id, epoch: meant, turn, type, args }), signature)) return true
	return false
}
