import { expect, test } from 'vitest'
import { LogCopy } from '../../client/peer/log-copy.ts'
import { findGame } from '../../shared/games/index.ts'
import type { Entry } from '../../shared/room/entry.ts'
import { encodeDocumentFrame } from '../../shared/sync/documents.ts'
import type { AuthorityFrame } from '../../shared/sync/frames.ts'
import { pieceOf } from '../../shared/sync/log-copy.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

/** Ada's device keeps the room, in which she plays against a bot while Bob watches. */
async function watchAda(game: string, host: string | undefined = 'f'.repeat(32)) {
	const { authority } = newSetting(findGame)
	const wish = { code: 'BCDFGH', game, options: {}, ...(host && { host }) }
	await authority.host.create(wish, tokenOf('ada'))
	const ada = await Visitor.enter(authority, 'ada')
	const bob = await Visitor.enter(authority, 'bob')
	await ada.command('sit', { name: 'Ada' })
	await ada.command('add-bot')
	const askForLog = async (after = 0) => {
		await bob.say({ type: 'log', after })
		return bob.last('log')!
	}
	return { ada, askForLog, entries: () => authority.store.entries }
}

test('the log of a game that hides nothing is for everybody, once its seed is drawn', async () => {
	const { ada, askForLog, entries } = await watchAda('franchise')
	expect(await askForLog()).toMatchObject({ entries: [], rest: 0 })
	await ada.command('start')
	expect(await askForLog()).toMatchObject({ after: 0, entries: entries(), rest: 0 })
	expect(await askForLog(2)).toMatchObject({ after: 2, entries: entries().slice(2) })
	expect(await askForLog(99)).toMatchObject({ entries: [], rest: 0 })
})

test.each([
	['of a game with secrets', 'metro', 'f'.repeat(32)],
	['of a room on the server, which does not go away', 'franchise', ''],
])('the log %s is for nobody', async (_, game, host) => {
	const { ada, askForLog } = await watchAda(game, host)
	await ada.command('start')
	expect(await askForLog()).toEqual({ type: 'log', after: 0, entries: null, rest: 0 })
})

const chats = (count: number): Entry[] =>
	Array.from({ length: count }, (_, at) => ({ at, by: 'ada', type: 'chat', args: { text: 'x'.repeat(200) } }))

const changed = encodeDocumentFrame({ name: 'table', epoch: 1, kind: 'update', body: new Uint8Array() })

/** Asks for as long as there is something to ask, and is answered from this log. */
function followLog(copy: LogCopy, log: readonly Entry[]): number {
	let asked = 0
	for (let question = copy.ask(); question !== undefined; question = copy.ask()) {
		asked += 1
		const { after } = JSON.parse(question)
		const answer: AuthorityFrame = { type: 'log', after, ...pieceOf(log, after) }
		expect(copy.hear(JSON.stringify(answer))).toBe(true)
	}
	return asked
}

test('a guest’s copy comes piece by piece, and follows the table from then on', () => {
	const copy = new LogCopy()
	expect(copy.ask()).toBeUndefined()
	const log = chats(300)
	expect(copy.hear(changed)).toBe(false)
	expect(followLog(copy, log)).toBeGreaterThan(3)
	expect(copy.entries.value).toEqual(log)
	copy.hear(changed)
	expect(followLog(copy, chats(301))).toBe(1)
	expect(copy.entries.value).toHaveLength(301)
})

test('whoever is told that there are secrets asks no more; an answer that got lost is asked for again', () => {
	const copy = new LogCopy()
	copy.hear(changed)
	copy.ask()
	copy.hear(changed)
	expect(copy.ask()).toBeUndefined()
	copy.restart()
	expect(copy.ask()).toBe('{"type":"log","after":0}')
	copy.hear('{"type":"log","after":0,"entries":null,"rest":0}')
	copy.hear(changed)
	expect(copy.ask()).toBeUndefined()
})
