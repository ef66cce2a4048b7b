import { beforeEach, expect, test } from 'vitest'
import { personOf } from '../../shared/room/person.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

let { authority, create, play } = newSetting()
beforeEach(() => {
	;({ authority, create, play } = newSetting())
})

test('W10: whoever comes to a locked door is told that it is, and learns nothing else', async () => {
	const { ada, bob } = await play()
	await ada.command('lock', { locked: true })
	const eve = await Visitor.enter(authority, 'eve')
	expect([eve.closed, eve.texts, eve.documents]).toEqual([closeCodes.locked, [], []])
	await bob.leave()
	const back = await Visitor.enter(authority, 'bob')
	expect(back.last('you')).toMatchObject({ seat: 2 })
	await ada.command('lock', { locked: false })
	expect((await Visitor.enter(authority, 'eve')).closed).toBeUndefined()
})

test('whoever watches when the door is locked may stay, but not sit down', async () => {
	await create()
	const ada = await Visitor.enter(authority, 'ada')
	const eve = await Visitor.enter(authority, 'eve')
	await ada.command('lock', { locked: true })
	expect(await eve.command('sit', { name: 'Eve' })).toMatchObject([{ type: 'rejected', code: 'locked' }])
	expect(eve.closed).toBeUndefined()
})

test('W10: whoever is banned is told at once, and again whenever they come back', async () => {
	const { ada, bob } = await play()
	await ada.command('kick', { seat: 2, ban: true })
	bob.listen()
	expect(bob.closed).toBe(closeCodes.banned)
	expect(ada.last('presence')).toMatchObject({ here: [1], away: {}, watching: 0 })
	authority.sleep()
	const back = await Visitor.enter(authority, 'bob')
	expect([back.closed, back.texts]).toEqual([closeCodes.banned, []])
	expect((await Visitor.enter(authority, 'eve')).closed).toBeUndefined()
})

test('whoever is only removed stays, and may sit down again', async () => {
	await create()
	const [ada, bob] = [await Visitor.enter(authority, 'ada'), await Visitor.enter(authority, 'bob')]
	await bob.command('sit', { name: 'Bob' })
	await ada.command('kick', { seat: 1 })
	expect(bob.last('you')).toMatchObject({ seat: null, owns: null })
	expect(await bob.command('sit', { name: 'Bob' })).toContainEqual({ type: 'ack', id: expect.any(String) })
})

test('W10: no document and no frame ever names who is banned', async () => {
	const { ada } = await play()
	await ada.command('kick', { seat: 2, ban: true })
	const person = personOf(tokenOf('bob'))
	const seen = [...ada.documents.map(({ body }) => String.fromCharCode(...body)), JSON.stringify(ada.texts)]
	expect(seen.join('\n')).not.toContain(person.slice(0, 16))
})

test('W10: the creator alone is told by name whom they shut out, and may let them in again', async () => {
	const { ada, bob } = await play()
	const eve = await Visitor.enter(authority, 'eve')
	expect(ada.last('you')).not.toHaveProperty('banned')
	await ada.command('kick', { seat: 2, ban: true })
	expect(ada.last('you')).toMatchObject({ banned: [{ id: 1, name: 'Bob' }] })
	expect(JSON.stringify([eve.texts, bob.texts])).not.toContain('banned')
	authority.sleep()
	expect((await Visitor.enter(authority, 'zoe')).last('you')).not.toHaveProperty('banned')
	const again = await Visitor.enter(authority, 'ada')
	expect(again.last('you')).toMatchObject({ banned: [{ id: 1, name: 'Bob' }] })
	await again.command('pardon', { ban: 1 })
	expect(again.last('you')).not.toHaveProperty('banned')
	expect((await Visitor.enter(authority, 'bob')).closed).toBeUndefined()
})
