import { beforeAll, describe, expect, test } from 'vitest'
import { isSigned, makeIdentity, sign } from '../../../client/peer/identity.ts'
import { findGame } from '../../../shared/games/index.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import type { Continuation } from '../../../shared/room/continuation.ts'
import { continueRoom } from '../../../shared/room/continue.ts'
import type { Entry, MoveArgs } from '../../../shared/room/entry.ts'
import { personOf } from '../../../shared/room/person.ts'
import { readContinuation } from '../../../shared/room/read-continuation.ts'
import { isSignedThroughout } from '../../../shared/sync/peer/check-continuation.ts'
import { signedBytes } from '../../../shared/sync/peer/signed-command.ts'
import { Between } from '../../support/between.ts'

/** Ada's device keeps a game of Franchise, well under way, in which Ada's seat is a bot's by now. */
async function playSome(): Promise<Between> {
	const between = await Between.open('franchise', findGame)
	await between.start()
	between.bench.must('ada', 'hand-over', { seat: between.bench.seat('ada').id, to: 'bot' })
	await between.must('bob', 'profile', { name: '  Bobby ' })
	for (let moves = 0; moves < 14; moves++) await between.goOn()
	return between
}

let between: Between
let game: Continuation
beforeAll(async () => {
	between = await playSome()
	game = between.continuation()
})

/** The copy as somebody would have it who changed something, and whether the signatures bear it out. */
async function isBorneOut(change: (copy: Continuation) => void | Promise<void> = () => {}): Promise<boolean> {
	const copy = structuredClone(game)
	await change(copy)
	if (isRejected(readContinuation(copy))) throw new Error('not even its shape is right')
	return isSignedThroughout(copy, isSigned)
}

const isAllowed = (copy: Continuation): boolean =>
	!isRejected(continueRoom({ code: 'BCDFGH', game: copy, seat: 2 }, personOf('x'), 2e12, findGame))

const of =
	(name: string, type = 'move') =>
	({ by, type: found }: Entry) =>
		by === personOf(name) && found === type

test('a game as its host told it is borne out by the signatures of those who played, tidied names included', async () => {
	expect(game.entries.filter(({ signed }) => signed).length).toBeGreaterThan(5)
	expect(game.entries.find(of('bob', 'profile'))).toMatchObject({
		args: { name: 'Bobby' },
		signed: { sent: { name: '  Bobby ' } },
	})
	expect(await isBorneOut()).toBe(true)
	expect(isAllowed(game)).toBe(true)
})

describe('is not borne out:', () => {
	test('a guest’s move without a signature', async () => {
		expect(
			await isBorneOut(({ entries }) => {
				const { signed: _, id: __, ...bare } = entries.find(of('bob'))!
				entries.splice(entries.findIndex(of('bob')), 1, bare)
			}),
		).toBe(false)
	})

	test('a guest’s move with other steps under their signature', async () => {
		expect(
			await isBorneOut(({ entries }) => {
				const args = entries.find(of('bob'))!.args as MoveArgs
				args.steps = [...args.steps, ...args.steps]
			}),
		).toBe(false)
	})

	test('a guest’s move signed by another guest, who is let in for it', async () => {
		expect(
			await isBorneOut(async ({ entries, terms }) => {
				const entry = entries.find(of('bob'))!
				const { id = '', type, args, signed } = entry
				const command = { id, epoch: terms.epoch + 1, turn: signed!.turn, type, args }
				const cleo = between.guests.cleo!
				entry.signed = {
					...signed!,
					key: cleo.card.signing,
					signature: await sign(cleo, signedBytes(terms.host!, command)),
				}
			}),
		).toBe(false)
	})

	test('W63: one signed command used twice', async () => {
		expect(
			await isBorneOut(({ entries }) => {
				const profile = entries.find(of('bob', 'profile'))!
				entries.push({ ...profile, at: entries.at(-1)!.at })
			}),
		).toBe(false)
	})

	test('a share in the seed that its player did not sign', async () => {
		const eve = await makeIdentity()
		expect(
			await isBorneOut(({ begin }) => {
				const [lot] = begin!.drawn!.lots
				lot!.key = eve.card.signing
				lot!.signed!.key = eve.card.signing
			}),
		).toBe(false)
	})

	test('another room’s or another game’s signatures', async () => {
		expect(await isBorneOut(({ terms }) => void Object.assign(terms, { host: '0'.repeat(32) }))).toBe(false)
		expect(await isBorneOut(({ terms }) => void Object.assign(terms, { epoch: 7 }))).toBe(false)
		expect(await isBorneOut(({ terms }) => void delete terms.host)).toBe(false)
	})
})

test('a guest’s move that was signed for another turn could not have happened', () => {
	const copy = structuredClone(game)
	copy.entries.find(of('bob'))!.signed!.turn += 1
	expect(isAllowed(copy)).toBe(false)
})

test('of what the host did, or says that others were away for, nothing is proven', async () => {
	const told = (copy: Continuation): void => {
		const seat = between.bench.seat('cleo').id
		const { at } = copy.entries.at(-1)!
		copy.entries.push({ at, by: personOf('ada'), type: 'reclaim', args: {} })
		copy.entries.push({ at, by: personOf('ada'), type: 'hand-over', args: { seat, to: 'bot' } })
	}
	expect(await isBorneOut(told)).toBe(true)
	const copy = structuredClone(game)
	told(copy)
	expect(isAllowed(copy)).toBe(true)
})

describe('what a guest signs', () => {
	const junk = { note: 'x'.repeat(3_700) }

	test.each([
		['a key that every border drops', 'profile', JSON.parse('{"name":"Bobby","__proto__":{}}')],
		['a page of text', 'profile', { name: 'Bobby', ...junk }],
		['a page of text beside a name to be tidied', 'profile', { name: ' Bobby', ...junk }],
		['a name where none is asked for', 'leave', { name: 'Bobby' }],
		['a page of text where nothing is asked for', 'leave', junk],
		['a page of text beside a seat', 'hand-over', { seat: 1, to: 'open', ...junk }],
	])('is refused with %s: nobody would keep it', async (_, type, args) => {
		const fresh = await Between.open('franchise', findGame)
		await fresh.start()
		const entries = fresh.bench.log.length
		expect(await fresh.do('bob', type, args)).toEqual({ rejected: 'malformed' })
		expect(fresh.bench.log).toHaveLength(entries)
	})

	test('is kept as it was read, and of what was sent only the name', async () => {
		const fresh = await Between.open('franchise', findGame)
		await fresh.must('bob', 'profile', { name: '  Bobby ', colour: 5 })
		expect(fresh.bench.log.at(-1)).toMatchObject({ args: { name: 'Bobby', colour: 5 } })
		expect(fresh.bench.log.at(-1)!.signed!.sent).toEqual({ name: '  Bobby ' })
		await fresh.must('bob', 'profile', { name: 'Bob' })
		expect(fresh.bench.log.at(-1)!.signed).not.toHaveProperty('sent')
	})

	test('cannot have a name that was used in the game before: every checker would take it for a repetition', async () => {
		const fresh = await Between.open('franchise', findGame)
		await fresh.start()
		const again = (type: string, args: object) => fresh.do('bob', type, args, 'bob', 'bob.again')
		expect(await again('profile', { name: 'Bobby' })).toBeUndefined()
		for (let times = 0; times < 200; times++)
			await fresh.must(times % 2 ? 'bob' : 'cleo', 'profile', { name: `Guest ${times % 7}` })
		expect(await again('profile', { name: 'Robert' })).toEqual({ rejected: 'stale' })
		expect(await again('leave', {})).toEqual({ rejected: 'stale' })
		expect(await fresh.do('cleo', 'profile', { name: 'Cleo' }, 'cleo', 'bob.again')).toBeUndefined()
		expect(await isSignedThroughout(fresh.continuation(), isSigned)).toBe(true)
	})
})

test('a signed name that today’s rules would tidy further is told tidied, and its signature still holds', async () => {
	const fresh = await Between.open('franchise', findGame)
	await fresh.start()
	await fresh.must('bob', 'profile', { name: 'Bo\u2800b' })
	const entry = fresh.bench.log.at(-1)!
	// As a release with other rules kept it.
	entry.args = { name: 'Bo\u2800b' }
	delete entry.signed!.sent
	const told = fresh.continuation()
	expect(told.entries[0]).toMatchObject({ args: { name: 'Bo b' }, signed: { sent: { name: 'Bo\u2800b' } } })
	entry.signed!.sent = { name: ' Bo\u2800b' } // where that release had tidied it before
	expect(fresh.continuation().entries[0]).toMatchObject({
		args: { name: 'Bo b' },
		signed: { sent: { name: ' Bo\u2800b' } },
	})
	expect(await isSignedThroughout(told, isSigned)).toBe(true)
	expect(isAllowed(told)).toBe(true)
})
