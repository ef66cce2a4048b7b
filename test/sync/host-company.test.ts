import { beforeEach, expect, test } from 'vitest'
import { watcherId } from '../../shared/room/company.ts'
import { personOf } from '../../shared/room/person.ts'
import { PROTOCOL } from '../../shared/sync/frames.ts'
import { WATCHERS_AT_ONCE } from '../../shared/sync/presence-news.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

let { authority, clock, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, play } = newSetting())
})

const heardBy = <Type extends 'reaction' | 'lines' | 'presence'>(visitor: Visitor, type: Type) => {
	visitor.listen()
	return visitor.texts.filter((frame) => frame.type === type)
}

const fateOf = async (answer: Promise<{ type: string; code?: string }[]>) => {
	const last = (await answer).at(-1)!
	return last.code ?? last.type
}

const idOf = (person: string) => watcherId(personOf(tokenOf(person)))

test('W140: a reaction is seen by everybody who is there, and kept nowhere', async () => {
	const { ada, bob } = await play()
	const eve = await Visitor.enter(authority, 'eve')
	const stored = authority.store.size
	expect((await ada.command('react', { reaction: 7 })).slice(-2).map(({ type }) => type)).toEqual([
		'reaction',
		'ack',
	])
	for (const visitor of [ada, bob, eve])
		expect(heardBy(visitor, 'reaction')).toEqual([{ type: 'reaction', seat: 1, name: 'Ada', reaction: 7 }])
	expect(authority.store.size).toBe(stored)
	expect(await authority.store.readChat()).toBeUndefined()
	expect(heardBy(await Visitor.enter(authority, 'cid'), 'reaction')).toEqual([])
})

test.each([8, -1, 0.5, '1', null, undefined])('W140: %j is no reaction', async (reaction) => {
	const { ada, bob } = await play()
	expect(await fateOf(ada.command('react', { reaction }))).toBe('malformed')
	expect(heardBy(bob, 'reaction')).toEqual([])
})

test('W141: a person makes three signs at once and one in two seconds, whichever socket they use', async () => {
	const { bob } = await play()
	const fates: string[] = []
	for (let i = 0; i < 5; i++)
		fates.push(await fateOf((await Visitor.enter(authority, 'ada')).command('react', { reaction: 0 })))
	expect(fates).toEqual(['ack', 'ack', 'ack', 'too-fast', 'too-fast'])
	expect(await fateOf(bob.command('react', { reaction: 0 }))).toBe('ack')
	clock.pass(6_000)
	expect(await fateOf((await Visitor.enter(authority, 'ada')).command('react', { reaction: 0 }))).toBe('ack')
})

test('W142: those who watch neither write nor react until the creator lets them, and then under a name', async () => {
	const { ada, bob } = await play()
	const eve = await Visitor.enter(authority, 'eve')
	const tryAll = async () => [
		await fateOf(eve.command('react', { reaction: 1 })),
		await fateOf(eve.command('chat', { text: 'hello' })),
	]
	await eve.command('introduce', { name: 'Eve' })
	expect(await tryAll()).toEqual(['not-seated', 'not-seated'])
	expect(await fateOf(bob.command('open-chat', { open: true }))).toBe('not-allowed')
	expect(await fateOf(ada.command('open-chat', { open: true }))).toBe('ack')
	expect(await tryAll()).toEqual(['ack', 'ack'])
	expect(heardBy(bob, 'reaction')).toMatchObject([{ seat: idOf('eve'), name: 'Eve', reaction: 1 }])
	expect(heardBy(bob, 'lines')).toMatchObject([
		{ lines: [{ seat: idOf('eve'), name: 'Eve', text: 'hello' }] },
	])
	const mute = await Visitor.enter(authority, 'cid')
	expect(await fateOf(mute.command('chat', { text: 'hello' }))).toBe('bad-name')
	await ada.command('open-chat', { open: false })
	expect(await tryAll()).toEqual(['not-seated', 'not-seated'])
	expect(await fateOf(ada.command('open-chat', { open: 'yes' }))).toBe('malformed')
})

test('W142: all who watch share what one person may say: who plays is never drowned out by a crowd', async () => {
	const { ada } = await play()
	await ada.command('open-chat', { open: true })
	const fates: string[] = []
	for (let i = 0; i < 7; i++) {
		const watcher = await Visitor.enter(authority, `watcher ${i}`)
		await watcher.command('introduce', { name: 'Eve' })
		fates.push(await fateOf(watcher.command('chat', { text: 'hello' })))
	}
	expect(fates.filter((fate) => fate === 'ack')).toHaveLength(5)
	expect(await fateOf(ada.command('chat', { text: 'hello' }))).toBe('ack')
})

test('W143: who watches is counted, and named where they said how; never like somebody at the table', async () => {
	const { bob } = await play()
	const eve = await Visitor.enter(authority, 'eve')
	expect(await fateOf(eve.command('introduce', { name: '  ' }))).toBe('bad-name')
	await eve.command('introduce', { name: 'Ada' })
	expect(heardBy(bob, 'presence').at(-1)).toMatchObject({
		watching: 1,
		watchers: [{ seat: idOf('eve'), name: 'Ada 2' }],
	})
	expect(idOf('eve')).toBeLessThan(0)
	authority.sleep()
	const back = await Visitor.open(authority)
	await back.say({ type: 'hello', protocol: PROTOCOL, token: tokenOf('eve'), name: 'Eve' })
	expect(heardBy(back, 'presence').at(-1)).toMatchObject({ watchers: [{ name: 'Eve' }] })
})

test('W143: of who watches players hear now and then, however often somebody changes their name', async () => {
	const { bob } = await play()
	const eve = await Visitor.enter(authority, 'eve')
	clock.pass(20_000) // not so long that the players count as gone
	bob.listen()
	const before = heardBy(bob, 'presence').length
	for (let i = 0; i < 20; i++) await eve.command('introduce', { name: `Eve ${i}` })
	expect(heardBy(bob, 'presence').length - before).toBeLessThanOrEqual(WATCHERS_AT_ONCE)
})
