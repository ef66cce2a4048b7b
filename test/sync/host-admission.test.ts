import { beforeEach, describe, expect, test } from 'vitest'
import { GREET_WITHIN, PLACES } from '../../shared/sync/admission.ts'
import { SILENCE } from '../../shared/sync/attendance.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

let { authority, clock, create, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, create, play } = newSetting())
})

const many = async (count: number, come: (index: number) => Promise<Visitor>): Promise<Visitor[]> => {
	const visitors: Visitor[] = []
	for (let index = 0; index < count; index++) {
		visitors.push(await come(index))
		clock.pass(1)
	}
	return visitors
}
/** Those whose sockets were closed, by their places in the list, and why. */
const sentAway = (visitors: readonly Visitor[]): [number, number][] =>
	visitors.flatMap((visitor, index) => {
		visitor.listen()
		return visitor.closed === undefined ? [] : [[index, visitor.closed]]
	})
const isIn = (visitor: Visitor) => visitor.last('you') !== undefined && visitor.closed === undefined

describe('sockets that say nothing', () => {
	test('the ghost fill: however many stand at the door, a player comes back, and a friend comes in', async () => {
		const { ada, bob } = await play()
		await bob.leave()
		await many(3 * PLACES, () => Visitor.open(authority))
		expect(isIn(await Visitor.enter(authority, 'bob'))).toBe(true)
		expect(isIn(await Visitor.enter(authority, 'eve'))).toBe(true)
		expect(isIn(ada)).toBe(true)
	})

	test('W7: go at the next event once their time to greet is over, and not before', async () => {
		const { ada } = await play()
		const ghost = await Visitor.open(authority)
		clock.pass(GREET_WITHIN - 1)
		await ada.command('chat', { text: 'hi' })
		expect(sentAway([ghost])).toEqual([])
		clock.pass(1)
		await ada.command('chat', { text: 'ho' })
		expect(sentAway([ghost])).toEqual([[0, closeCodes.idle]])
	})

	test('W7: are not waited for: nothing asks to be woken for them', async () => {
		await create()
		const { alarmAt } = authority.store
		await Visitor.open(authority)
		expect(authority.store.alarmAt).toBe(alarmAt)
	})

	test('go though the room slept meanwhile', async () => {
		const { ada } = await play()
		const ghost = await Visitor.open(authority)
		authority.sleep()
		clock.pass(GREET_WITHIN)
		await ada.command('chat', { text: 'hi' })
		expect(sentAway([ghost])).toEqual([[0, closeCodes.idle]])
	})

	test('may greet late, as long as nothing else has happened', async () => {
		await create()
		const slow = await Visitor.open(authority)
		clock.pass(60_000)
		await slow.hello('ada')
		expect(isIn(slow)).toBe(true)
	})

	test('that say anything but a greeting go all the same', async () => {
		await create()
		const ghost = await Visitor.open(authority)
		clock.pass(GREET_WITHIN)
		await ghost.say('{')
		expect(ghost.closed).toBe(closeCodes.idle)
	})

	test('from one household drive out only each other', async () => {
		await create()
		const slow = await Visitor.open(authority, 'home')
		const ghosts = await many(PLACES, () => Visitor.open(authority, 'crowd'))
		expect(sentAway(ghosts)).toHaveLength(PLACES / 2)
		await slow.hello('ada')
		expect(isIn(slow)).toBe(true)
	})
})

describe('a full room', () => {
	const watchers = (household?: (index: number) => string) =>
		many(PLACES - 2, (index) => Visitor.enter(authority, `w${index}`, household?.(index)))

	test('tells whoever came to watch that it is full', async () => {
		await play()
		await watchers()
		const late = await Visitor.enter(authority, 'late')
		expect(late.closed).toBe(closeCodes.roomFull)
		expect(late.last('you')).toBeUndefined()
	})

	test('W8: lets a player in: whoever came last of those who watch makes room, and is told why', async () => {
		const { ada, bob } = await play()
		await bob.leave()
		const crowd = [...(await watchers()), await Visitor.enter(authority, 'last')]
		expect(isIn(await Visitor.enter(authority, 'bob'))).toBe(true)
		expect(sentAway(crowd)).toEqual([[PLACES - 2, closeCodes.roomFull]])
		expect(ada.last('presence')).toMatchObject({ here: [1, 2], watching: PLACES - 2 })
	})

	test('where nobody shares a household, too, it is whoever came last', async () => {
		const { bob } = await play()
		await bob.leave()
		const crowd = await watchers((index) => `home ${index}`)
		crowd.push(await Visitor.enter(authority, 'last', 'far'))
		expect(isIn(await Visitor.enter(authority, 'bob', 'near'))).toBe(true)
		expect(sentAway(crowd)).toEqual([[PLACES - 2, closeCodes.roomFull]])
	})

	test('lets in whoever left a seat, and whoever opened the room, and no player goes for them', async () => {
		const { ada, bob } = await play()
		await bob.command('leave')
		await bob.leave()
		await ada.leave()
		await watchers()
		await many(2, (index) => Visitor.enter(authority, `more ${index}`))
		const back = [await Visitor.enter(authority, 'ada'), await Visitor.enter(authority, 'bob')]
		expect(back.map(isIn)).toEqual([true, true])
	})

	test('a player who comes on another socket needs no place of anybody’s', async () => {
		await play()
		const crowd = await watchers()
		await Visitor.enter(authority, 'bob')
		await Visitor.enter(authority, 'w3')
		expect(sentAway(crowd)).toEqual([[3, closeCodes.replaced]])
	})

	test('has a place for anybody where somebody who watched fell silent', async () => {
		const { ada, bob } = await play()
		const crowd = await watchers()
		clock.pass(SILENCE)
		for (const visitor of [ada, bob, ...crowd.slice(1)]) await visitor.say('ping')
		expect(isIn(await Visitor.enter(authority, 'late'))).toBe(true)
		expect(sentAway(crowd)).toEqual([[0, closeCodes.roomFull]])
	})

	test('makes room for a player where most come from one household: there, whoever came last', async () => {
		const { bob } = await play()
		await bob.leave()
		const crowd = await watchers((index) => (index < 20 ? 'crowd' : `home ${index}`))
		await Visitor.enter(authority, 'last', 'far')
		expect(isIn(await Visitor.enter(authority, 'bob', 'near'))).toBe(true)
		expect(sentAway(crowd)).toEqual([[19, closeCodes.roomFull]])
	})

	test('a household that has more than its share makes room for a guest of another, but never below theirs', async () => {
		await play()
		const crowd = await watchers((index) => (index < 3 ? 'crowd' : `home ${index}`))
		expect(isIn(await Visitor.enter(authority, 'one', 'far'))).toBe(true)
		expect(sentAway(crowd)).toEqual([[2, closeCodes.roomFull]])
		expect((await Visitor.enter(authority, 'two', 'far')).closed).toBe(closeCodes.roomFull)
	})
})

describe('a household', () => {
	test('W9: holds at most half of the places', async () => {
		await create()
		const crowd = await many(PLACES, (index) => Visitor.enter(authority, `w${index}`, 'crowd'))
		expect(crowd.filter(isIn)).toHaveLength(PLACES / 2)
		expect(sentAway(crowd.slice(-1))).toEqual([[0, closeCodes.roomFull]])
		expect(isIn(await Visitor.enter(authority, 'ada', 'home'))).toBe(true)
	})

	test('that is full makes room for its own player', async () => {
		const { bob } = await play()
		await bob.leave()
		const crowd = await many(PLACES / 2, (index) => Visitor.enter(authority, `w${index}`, 'crowd'))
		expect(isIn(await Visitor.enter(authority, 'bob', 'crowd'))).toBe(true)
		expect(sentAway(crowd)).toEqual([[PLACES / 2 - 1, closeCodes.roomFull]])
	})

	test('has no limit where all come from one address', async () => {
		await create()
		const all = await many(PLACES, (index) => Visitor.enter(authority, `w${index}`))
		expect(sentAway(all)).toEqual([])
	})
})

describe('a network of many households', () => {
	const inOneNetwork = (index: number) => `network.${index}`

	test('W9: that fills a room makes room for a guest from elsewhere: whoever came last of it', async () => {
		await play()
		const crowd = await many(PLACES - 2, (index) =>
			Visitor.enter(authority, `w${index}`, inOneNetwork(index)),
		)
		expect(isIn(await Visitor.enter(authority, 'eve', 'far.1'))).toBe(true)
		expect(sentAway(crowd)).toEqual([[PLACES - 3, closeCodes.roomFull]])
	})

	test('drives out nobody from elsewhere, not even where more of them are of one household', async () => {
		await create()
		const home = await many(3, (index) => Visitor.enter(authority, `h${index}`, 'far.1'))
		const crowd = await many(PLACES, (index) => Visitor.enter(authority, `w${index}`, inOneNetwork(index)))
		expect(home.every(isIn)).toBe(true)
		expect(crowd.filter(isIn)).toHaveLength(PLACES - 3)
	})

	test('makes room within itself, too: the household that has more than its share', async () => {
		await play()
		const crowd = await many(PLACES - 2, (index) =>
			Visitor.enter(authority, `w${index}`, inOneNetwork(Math.max(2, index))),
		)
		expect(isIn(await Visitor.enter(authority, 'eve', inOneNetwork(99)))).toBe(true)
		expect(sentAway(crowd)).toEqual([[2, closeCodes.roomFull]])
	})

	test('that crowds the door drives out only its own', async () => {
		await create()
		const slow = await Visitor.open(authority, 'far.1')
		await many(3 * PLACES, (index) => Visitor.open(authority, inOneNetwork(index)))
		await slow.hello('ada')
		expect(isIn(slow)).toBe(true)
	})
})
