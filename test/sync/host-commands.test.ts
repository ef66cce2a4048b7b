import { beforeEach, describe, expect, test } from 'vitest'
import { findChangedToy } from '../support/toys.ts'
import { Visitor } from '../support/visitor.ts'
import { newSetting, take } from './host-setting.ts'

let { authority, entries, play } = newSetting()
const use = (setting: ReturnType<typeof newSetting>) => {
	;({ authority, entries, play } = setting)
}
beforeEach(() => use(newSetting()))

describe('a command', () => {
	test('W27: is stored before anybody hears of it, then told to all, then acknowledged', async () => {
		const { ada, bob } = await play()
		const heardWhenStored: number[] = []
		authority.onSend = () => heardWhenStored.push(authority.store.entries.length)
		const before = authority.store.entries.length
		const answers = await ada.command('move', take, { epoch: 1 })
		expect(new Set(heardWhenStored)).toEqual(new Set([before + 1]))
		expect(answers).toEqual([{ type: 'ack', id: expect.any(String) }])
		bob.listen()
		expect(bob.documents.at(-1)).toMatchObject({ name: 'table', epoch: 1, kind: 'update' })
	})

	test('W19: sent twice is done once and acknowledged twice', async () => {
		const { ada } = await play()
		const frame = { id: 'x', epoch: 1, turn: 0, type: 'move', args: take }
		expect(await ada.say(frame)).toEqual([{ type: 'ack', id: 'x' }])
		expect(await ada.say(frame)).toEqual([{ type: 'ack', id: 'x' }])
		expect(entries().filter((type) => type === 'move')).toHaveLength(1)
	})

	test('W28: that is refused is answered to its sender alone, with the step', async () => {
		const { ada, bob } = await play()
		bob.listen()
		const steps = [
			{ kind: 'take', count: 1 },
			{ kind: 'take', count: 9 },
		]
		expect(await ada.command('move', { steps }, { epoch: 1 })).toEqual([
			{ type: 'rejected', id: expect.any(String), code: 'too-many-stones', step: 1 },
		])
		expect(bob.listen()).toEqual([])
	})

	test('that the rules stumble over is refused and reported, and the room goes on', async () => {
		const games = findChangedToy({
			apply: () => {
				throw new Error('stumbled')
			},
		})
		use(newSetting(games))
		const { ada, bob } = await play()
		expect(await ada.command('move', take, { epoch: 1 })).toMatchObject([{ code: 'malformed' }])
		expect(authority.reported).toEqual([new Error('stumbled')])
		expect(await bob.command('chat', { text: 'odd' })).toContainEqual({ type: 'ack', id: expect.any(String) })
	})
})

describe('what is whose', () => {
	test('W30: a hand goes to its player alone, when it has changed', async () => {
		const { ada, bob } = await play()
		ada.listen()
		bob.listen()
		await ada.command('move', { steps: [{ kind: 'draw' }] }, { epoch: 1 })
		expect(ada.last('hand')).toMatchObject({
			epoch: 1,
			turn: 1,
			moves: 1,
			hand: { cards: [expect.any(Number)] },
		})
		expect(bob.listen().filter(({ type }) => type === 'hand')).toEqual([])
		const known = ada.texts.length
		await ada.command('move', take, { epoch: 1, turn: 1 })
		expect(ada.texts.slice(known).filter(({ type }) => type === 'hand')).toEqual([])
	})

	test('a newcomer is told the hand of the seat they take, and its owner when it comes back', async () => {
		const { ada, bob } = await play()
		await ada.command('move', { steps: [{ kind: 'draw' }] }, { epoch: 1 })
		const { hand } = ada.last('hand')!
		await ada.command('leave')
		expect(ada.last('you')).toMatchObject({ seat: null, owns: 1 })
		const cid = await Visitor.enter(authority, 'cid')
		expect(cid.last('you')).toMatchObject({ seat: null, owns: null })
		expect(cid.last('hand')).toBeUndefined()
		await cid.command('ask', { name: 'Cid', seat: 1 })
		expect(cid.last('you')).toMatchObject({ seat: null, asks: 1 })
		expect(cid.last('hand')).toBeUndefined()
		await ada.command('admit', { ask: 3, yes: true })
		expect(cid.last('you')).toMatchObject({ seat: 1 })
		expect(cid.last('you')).not.toHaveProperty('asks')
		expect(cid.last('hand')).toMatchObject({ hand })
		await ada.command('reclaim')
		expect(ada.last('you')).toMatchObject({ seat: 1, owns: null })
		expect(cid.last('you')).toMatchObject({ seat: null })
		expect(bob.listen().filter(({ type }) => type === 'hand')).toEqual([
			expect.objectContaining({ hand: { cards: [] } }),
		])
	})

	test('W35: the record is for after the end', async () => {
		const { ada } = await play()
		expect(await ada.say({ type: 'record', epoch: 1 })).toEqual([{ type: 'record', epoch: 1, record: null }])
		expect(await ada.say({ type: 'record', epoch: 7 })).toEqual([{ type: 'record', epoch: 7, record: null }])
	})
})
