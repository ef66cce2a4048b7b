import { effect } from '@preact/signals-core'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Page } from '../support/page.ts'
import { newSetting, pass, take } from './pages-setting.ts'

let { authority, clock, finish, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, finish, play } = newSetting())
})

describe('the hand', () => {
	/** Every pair of table and hand that a page shows. */
	const watch = ({ connection }: Page) => {
		const pairs: [moves: number | undefined, hand: unknown][] = []
		effect(() => {
			pairs.push([connection.table.value?.moves.length, connection.hand.value])
		})
		return pairs
	}

	test('W31: changes together with the table, though it comes before it', async () => {
		const { ada } = await play()
		const pairs = watch(ada)
		await ada.send('move', { steps: [{ kind: 'draw' }] })
		const card = expect.any(Number)
		expect(pairs).toEqual([
			[0, { cards: [] }],
			[1, { cards: [card] }],
		])
	})

	test('changes together with the table in a race too, where the turn stands still', async () => {
		const { ada } = await play('dash')
		clock.pass(1_000)
		authority.ring()
		await authority.settle()
		await ada.exchange()
		const pairs = watch(ada)
		const { luck } = ada.connection.hand.value as { luck: number }
		await ada.send('move', { steps: [{ kind: 'grab' }] })
		expect(pairs).toEqual([
			[1, { luck }],
			[2, { luck: luck * 2 }],
		])
	})

	test('of a new game is not shown with the old table', async () => {
		const { ada, bob } = await play()
		await ada.send('move', { steps: [{ kind: 'draw' }] })
		await ada.send('move', { steps: [take(3), pass] })
		await bob.exchange()
		await bob.send('move', { steps: [take(3)] })
		await ada.exchange()
		const pairs = watch(ada)
		await bob.send('rematch')
		await ada.exchange()
		expect(pairs).toEqual([
			[3, { cards: [expect.any(Number)] }],
			[0, { cards: [] }],
		])
	})

	test('is forgotten with the seat', async () => {
		const { ada } = await play()
		await ada.send('leave')
		expect(ada.connection.you.value).toBeNull()
		expect(ada.connection.hand.value).toBeUndefined()
		await ada.send('reclaim')
		expect(ada.connection.hand.value).toEqual({ cards: [] })
	})
})

describe('another game', () => {
	test('W48: brings a new table, at once with the room that says so', async () => {
		const { ada, bob } = await finish()
		const seen: unknown[] = []
		effect(() => {
			seen.push([ada.connection.room.value?.epoch, ada.connection.table.value?.moves.length])
		})
		await bob.send('rematch')
		await ada.exchange()
		expect(seen).toEqual([
			[1, 2],
			[2, 0],
		])
		expect(ada.connection.table.value).toMatchObject({ now: { turn: 0, outcome: null }, moves: [] })
	})

	test('that began during a break is followed from its own beginning', async () => {
		const { ada, bob } = await finish()
		ada.lose()
		await bob.send('rematch')
		await ada.comeBack()
		expect(ada.connection.room.value?.epoch).toBe(2)
		expect(ada.connection.table.value).toEqual(bob.connection.table.value)
		await ada.send('move', { steps: [take(1)] })
		await bob.exchange()
		expect(bob.connection.table.value).toMatchObject({ moves: [[0, ['take', 1]]] })
	})

	test('a finished one can be had as a record, after a break too', async () => {
		const { ada } = await finish()
		const record = ada.connection.record()
		ada.lose()
		const again = ada.connection.record()
		await ada.comeBack()
		expect(await record).toMatchObject({ game: 'heap', seed: expect.any(String), moves: [{}, {}] })
		expect(await again).toEqual(await record)
	})

	test('one that goes on cannot', async () => {
		const { ada } = await play()
		const record = ada.connection.record()
		await ada.exchange()
		expect(await record).toBeNull()
	})
})
