import { beforeEach, describe, expect, test } from 'vitest'
import { DRAW_WITHIN } from '../../shared/room/draw.ts'
import type { DrawArgs } from '../../shared/room/entry.ts'
import { commitmentOf, type RoomView } from '../../shared/room/view.ts'
import { AuthorityDocument } from '../../shared/sync/authority-document.ts'
import { readView } from '../../shared/sync/documents.ts'
import { shareOf } from '../support/between.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

let { authority, clock, entries } = newSetting()
let ada: Visitor
let bob: Visitor
const sent: string[] = []

beforeEach(async () => {
	;({ authority, clock, entries } = newSetting())
	sent.length = 0
	authority.onSend = (_, data) => sent.push(typeof data === 'string' ? data : String.fromCharCode(...data))
	await authority.host.create(
		{ code: 'BCDFGH', game: 'heap', options: {}, host: 'a'.repeat(32) },
		tokenOf('ada'),
	)
	ada = await Visitor.enter(authority, 'ada')
	bob = await Visitor.enter(authority, 'bob')
	await ada.command('sit', { name: 'Ada' })
	await bob.command('sit', { name: 'Bob' })
	await ada.command('start')
})

const secretOf = () => authority.store.entries.find(({ type }) => type === 'start')!.args as DrawArgs

const shown = (): RoomView => {
	const updates = authority.store.stored.updates.filter(({ name }) => name === 'room')
	return readView(new AuthorityDocument(updates.map(({ update }) => update)).doc) as RoomView
}

describe('a start between devices', () => {
	test('promises a secret to all, and tells it to nobody', async () => {
		const { secret } = secretOf()
		const promise = commitmentOf(secret)
		expect(shown().draw).toEqual({ promise, lots: [{ seat: 2, key: null, pledge: null, share: null }] })
		await bob.command('pledge', { promise, pledge: commitmentOf(shareOf('bob')) })
		await bob.command('reveal', { promise, share: shareOf('bob') })
		expect(shown().phase).toBe('playing')
		expect(sent.some((data) => data.includes(promise))).toBe(true)
		expect(sent.some((data) => data.includes(secret))).toBe(false)
	})

	test('goes on where it was when the host’s page is loaded again', async () => {
		const promise = commitmentOf(secretOf().secret)
		await bob.command('pledge', { promise, pledge: commitmentOf(shareOf('bob')) })
		authority.restart()
		await authority.settle()
		bob = await Visitor.enter(authority, 'bob')
		await bob.command('reveal', { promise, share: shareOf('bob') })
		expect(shown()).toMatchObject({ phase: 'playing', epoch: 1 })
	})

	test('waits for an answer only so long', async () => {
		expect(authority.store.alarmAt).toBe(clock.now + DRAW_WITHIN)
		clock.pass(DRAW_WITHIN)
		authority.ring()
		await authority.settle()
		expect(entries().at(-1)).toBe('break-off')
		expect(shown()).toMatchObject({ phase: 'lobby', broken: { opened: 0, awaited: [2] } })
		await ada.command('start')
		expect(shown().draw?.lots).toHaveLength(1)
	})
})
