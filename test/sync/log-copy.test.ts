import { expect, test } from 'vitest'
import { LogCopy } from '../../client/peer/log-copy.ts'
import { findGame } from '../../shared/games/index.ts'
import type { Continuation } from '../../shared/room/continuation.ts'
import { encodeDocumentFrame } from '../../shared/sync/documents.ts'
import type { AuthorityFrame } from '../../shared/sync/frames.ts'
import { pieceOf } from '../../shared/sync/log-copy.ts'
import { gameOf, underWay } from '../support/shared-device.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

/** Ada's device keeps the room, in which she plays against a bot while Bob watches. */
async function watchAda(game: string, host: string | undefined = 'f'.repeat(32)) {
	const { authority, clock } = newSetting(findGame)
	const wish = { code: 'BCDFGH', game, options: {}, ...(host && { host }) }
	await authority.host.create(wish, tokenOf('ada'))
	const ada = await Visitor.enter(authority, 'ada')
	const bob = await Visitor.enter(authority, 'bob')
	await ada.command('sit', { name: 'Ada' })
	await ada.command('add-bot')
	const askForLog = async (after = 0, epoch = 1) => {
		await bob.say({ type: 'log', epoch, after })
		return bob.last('log')!
	}
	/** Ada's bot plays for her, until the game is over. */
	const playOut = async () => {
		await ada.command('hand-over', { seat: 1, to: 'bot' })
		while ((await authority.host.about())?.phase === 'playing') {
			clock.pass(60_000)
			authority.ring()
			await authority.settle()
		}
		await ada.command('reclaim')
	}
	return { ada, bob, playOut, askForLog, game: async () => (await authority.host.continuation())! }
}

test('W36: a game that hides nothing is for everybody, once its seed is drawn: what it began with, and what happened since', async () => {
	const { ada, bob, askForLog, game } = await watchAda('franchise')
	expect(await askForLog(0, 0)).toMatchObject({ epoch: 0, entries: [], rest: 0 })
	await ada.command('start')
	await ada.command('profile', { name: 'Countess' })
	await ada.command('profile', { name: 'Lovelace' })
	await bob.command('chat', { text: 'Good luck' })
	const { terms, begin, entries } = await game()
	expect(entries).toHaveLength(2)
	expect(await askForLog()).toEqual({ type: 'log', epoch: 1, after: 0, terms, begin, entries, rest: 0 })
	expect(await askForLog(1)).toEqual({ type: 'log', epoch: 1, after: 1, entries: entries.slice(1), rest: 0 })
	expect(await askForLog(99)).toMatchObject({ entries: [], rest: 0 })
})

test('each game is counted from its own beginning', async () => {
	const { ada, playOut, askForLog, game } = await watchAda('franchise')
	await ada.command('start')
	await ada.command('profile', { name: 'Countess' })
	const first = await game()
	await playOut()
	await ada.command('rematch', {}, { epoch: 1 })
	const second = await game()
	expect(second.begin!.seed).not.toBe(first.begin!.seed)
	expect(await askForLog(first.entries.length)).toMatchObject({ epoch: 2, after: 0, ...second, rest: 0 })
})

test.each([
	['in a game with secrets', 'metro', 'f'.repeat(32)],
	['in a room on the server, which does not go away', 'franchise', ''],
])('W36: what happens %s is for nobody', async (_, game, host) => {
	const { ada, askForLog } = await watchAda(game, host)
	await ada.command('start')
	expect(await askForLog()).toEqual({ type: 'log', epoch: 1, after: 0, entries: null, rest: 0 })
})

const beginning: Omit<Continuation, 'entries'> = (({ entries: _, ...rest }) => rest)(
	gameOf(underWay('franchise')),
)

const renamings = (count: number): Continuation => ({
	...beginning,
	entries: Array.from({ length: count }, (_, at) => ({
		at,
		by: 'ada',
		type: 'profile',
		args: { name: 'x'.repeat(200) },
	})),
})

const changedIn = (epoch: number) =>
	encodeDocumentFrame({ name: 'table', epoch, kind: 'update', body: new Uint8Array() })
const changed = changedIn(1)

/** Asks for as long as there is something to ask, and is answered from this game. */
function follow(copy: LogCopy, game: Continuation, epoch = 1): number {
	let asked = 0
	for (let question = copy.ask(); question !== undefined; question = copy.ask()) {
		asked += 1
		const { epoch: known, after } = JSON.parse(question)
		const answer: AuthorityFrame = { type: 'log', epoch, ...pieceOf(game, known === epoch ? after : 0) }
		expect(copy.hear(JSON.stringify(answer))).toBe(true)
	}
	return asked
}

test('W36: a guest’s copy comes piece by piece, and follows the table from then on', () => {
	const copy = new LogCopy()
	expect(copy.ask()).toBeUndefined()
	const game = renamings(300)
	expect(copy.hear(changed)).toBe(false)
	expect(follow(copy, game)).toBeGreaterThan(3)
	expect(copy.game.value).toEqual(game)
	copy.hear(changed)
	expect(follow(copy, renamings(301))).toBe(1)
	expect(copy.game.value?.entries).toHaveLength(301)
})

test('with the next game a guest’s copy begins anew', () => {
	const copy = new LogCopy()
	copy.hear(changed)
	follow(copy, renamings(20))
	copy.hear(changedIn(2))
	const next = { ...renamings(3), terms: { ...beginning.terms, epoch: 1 } }
	follow(copy, next, 2)
	expect(copy.game.value).toEqual(next)
})

test('whoever is told that there are secrets asks no more; an answer that got lost is asked for again', () => {
	const copy = new LogCopy()
	copy.hear(changed)
	copy.ask()
	copy.hear(changed)
	expect(copy.ask()).toBeUndefined()
	copy.restart()
	expect(copy.ask()).toBe('{"type":"log","epoch":0,"after":0}')
	copy.hear('{"type":"log","epoch":1,"after":0,"entries":null,"rest":0}')
	copy.hear(changed)
	expect(copy.ask()).toBeUndefined()
})
