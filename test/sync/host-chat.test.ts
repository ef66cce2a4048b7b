import { beforeEach, expect, test } from 'vitest'
import { ROOM_LIFETIME } from '../../shared/room/room.ts'
import { Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

let { authority, clock, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, play } = newSetting())
})

const linesOf = (visitor: Visitor) => {
	visitor.listen()
	return visitor.texts.flatMap((frame) => (frame.type === 'lines' ? frame.lines : []))
}

test('W33: what somebody says everybody hears at once, watchers too; the log and the documents do not grow', async () => {
	const { ada, bob } = await play()
	const eve = await Visitor.enter(authority, 'eve')
	bob.listen()
	const [entries, documents] = [authority.store.size, bob.documents.length]
	const answer = await ada.command('chat', { text: 'hello' })
	expect(answer.slice(-2).map(({ type }) => type)).toEqual(['lines', 'ack'])
	for (const visitor of [ada, bob, eve])
		expect(linesOf(visitor)).toEqual([{ n: 1, seat: 1, name: 'Ada', text: 'hello', at: clock.now }])
	expect(authority.store.size).toBe(entries)
	expect(bob.documents).toHaveLength(documents)
})

test('W33: whoever comes later asks for what was said after the last line they know', async () => {
	const { ada } = await play()
	for (const text of ['one', 'two', 'three']) await ada.command('chat', { text })
	authority.sleep()
	const eve = await Visitor.enter(authority, 'eve')
	expect(linesOf(eve)).toEqual([])
	await eve.say({ type: 'lines', after: 1 })
	expect(linesOf(eve).map(({ text }) => text)).toEqual(['two', 'three'])
})

test('nobody hears anything before they have said who they are', async () => {
	const { ada } = await play()
	await ada.command('chat', { text: 'secret' })
	const stranger = await Visitor.open(authority)
	expect(await stranger.say({ type: 'lines', after: 0 })).toEqual([{ type: 'error', code: 'hello-first' }])
})

test('W34: a line that is sent again is acknowledged again, and heard once', async () => {
	const { ada, bob } = await play()
	const line = { id: 'same', epoch: 0, turn: 0, type: 'chat', args: { text: 'hello' } }
	await ada.say(line)
	authority.sleep()
	expect(await ada.say(line)).toEqual([{ type: 'ack', id: 'same' }])
	expect(linesOf(bob)).toHaveLength(1)
})

test('W34: a person says about one line a second, whichever socket they use', async () => {
	const { bob } = await play()
	const fates: string[] = []
	for (let i = 0; i < 10; i++) {
		const ada = await Visitor.enter(authority, 'ada')
		fates.push((await ada.command('chat', { text: `line ${i}` })).at(-1)!.type)
	}
	expect(fates.filter((fate) => fate === 'ack')).toHaveLength(5)
	expect(linesOf(bob)).toHaveLength(5)
	clock.pass(1_000)
	const again = await Visitor.enter(authority, 'ada')
	for (const answer of ['ack', 'rejected'])
		expect((await again.command('chat', { text: 'on' })).at(-1)!.type).toBe(answer)
	clock.pass(10_000)
	const ada = await Visitor.enter(authority, 'ada')
	expect((await ada.command('chat', { text: 'later' })).at(-1)).toMatchObject({ type: 'ack' })
	expect(await bob.command('chat', { text: 'I too' })).toContainEqual({ type: 'ack', id: expect.anything() })
})

test('what is said keeps the room alive, also when it slept since', async () => {
	const { ada } = await play()
	clock.pass(ROOM_LIFETIME - 1_000)
	await ada.command('chat', { text: 'still here' })
	for (const later of [1_000, ROOM_LIFETIME - 2_000]) {
		authority.sleep()
		clock.pass(later)
		authority.ring()
		await authority.settle()
		expect(await authority.host.admits()).toBe('yes')
		expect(authority.store.alarmAt).toBeGreaterThan(clock.now)
	}
	clock.pass(2_000)
	authority.ring()
	await authority.settle()
	expect(await authority.host.admits()).toBe('no-such-room')
})

test('10,000 lines at the allowed rate leave a room that wakes, and is no larger than after a hundred', async () => {
	const { ada, bob } = await play()
	const volumes: number[] = []
	for (let i = 0; i < 5_000; i++) {
		clock.pass(1_000)
		for (const visitor of [ada, bob]) {
			const answer = await visitor.command('chat', { text: `${'💡'.repeat(i % 200)} ${i}` })
			expect(answer.at(-1)).toMatchObject({ type: 'ack' })
		}
		if (i % 100 === 99) volumes.push(authority.store.volume.characters)
	}
	expect(Math.max(...volumes)).toBeLessThan(60_000)
	authority.sleep()
	expect(await authority.settle()).toBe(true)
	await bob.say({ type: 'lines', after: 9_999 })
	expect(linesOf(bob).at(-1)).toMatchObject({ n: 10_000, name: 'Bob' })
})
