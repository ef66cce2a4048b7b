import { effect } from '@preact/signals-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { type DocumentFrame, decodeDocumentFrame } from '../../shared/sync/documents.ts'
import type { Parcel } from '../support/wire.ts'
import { newSetting, take } from './pages-setting.ts'

let { authority, enter, play, sit } = newSetting()
beforeEach(() => {
	;({ authority, enter, play, sit } = newSetting())
})

const moves = () => authority.store.entries.filter(({ type }) => type === 'move')

/** Bob takes another name while Ada is cut off; her next socket is open, the greeting and the questions under way. */
async function breakDuring(name: string) {
	const { ada, bob } = await play()
	ada.lose()
	await bob.send('profile', { name })
	ada.connection.retryNow()
	await ada.deliverUp()
	ada.wire.deliverDown()
	return { ada, bob }
}

/** The documents among some parcels. */
const documentsIn = (parcels: readonly Parcel[]): DocumentFrame[] =>
	parcels.flatMap((parcel) => {
		const data = typeof parcel === 'object' && 'data' in parcel ? parcel.data : ''
		return typeof data === 'string' ? [] : (decodeDocumentFrame(data) ?? [])
	})

describe('a break', () => {
	test('before a command arrives: it is sent again, and done', async () => {
		const { ada } = await play()
		const fate = ada.connection.send('move', { steps: [take(2)] })
		ada.lose()
		expect(ada.connection.status.value).toBe('reconnecting')
		expect(ada.connection.pending.value).toBe(1)
		await ada.comeBack()
		expect(await fate).toBeUndefined()
		expect(moves()).toHaveLength(1)
	})

	test('W26: before the answer arrives: it is sent again under the same id, and done once', async () => {
		const { ada } = await play()
		const fate = ada.connection.send('move', { steps: [take(2)] })
		await ada.deliverUp()
		expect(moves()).toHaveLength(1)
		ada.lose()
		await ada.comeBack()
		expect(await fate).toBeUndefined()
		expect(moves()).toHaveLength(1)
		expect(ada.connection.table.value?.table).toMatchObject({ heap: 4 })
	})

	test('during which the table moved on: the command resolves as stale', async () => {
		const { ada } = await play()
		ada.lose()
		const fate = ada.connection.send('move', { steps: [take(2)] })
		const elsewhere = await enter('ada')
		await elsewhere.send('move', { steps: [take(1)] })
		elsewhere.connection.close()
		await elsewhere.exchange()
		await ada.comeBack()
		expect(await fate).toEqual({ rejected: 'stale' })
		expect(ada.connection.pending.value).toBe(0)
	})

	test('W26: keeps the order of what is sent again', async () => {
		const { ada } = await sit()
		ada.lose()
		const texts = ['one', 'two', 'three']
		const fates = texts.map((text) => ada.connection.send('chat', { text }))
		await ada.comeBack()
		expect(await Promise.all(fates)).toEqual([undefined, undefined, undefined])
		expect(ada.connection.chat.value.map(({ text }) => text)).toEqual(texts)
	})

	test('leaves on the page what it showed, and afterwards only the difference travels', async () => {
		const { ada, bob } = await play()
		ada.lose()
		expect(ada.connection.table.value).toMatchObject({ table: { heap: 6 } })
		await bob.send('chat', { text: 'where are you?' })
		ada.connection.retryNow()
		await ada.deliverUp()
		ada.wire.deliverDown()
		await ada.deliverUp()
		const states = documentsIn(ada.wire.down).filter(({ kind }) => kind === 'state')
		expect(states.map(({ name, body }) => [name, body.length < 150])).toEqual([
			['room', true],
			['table', true],
		])
		await ada.exchange()
		expect(ada.connection.chat.value).toMatchObject([{ text: 'where are you?' }])
	})

	test('is not over before everything is up to date', async () => {
		const { ada } = await breakDuring('Bobby')
		await ada.deliverUp()
		const seen: [status: string, name: string | undefined][] = []
		while (ada.wire.down.length > 0) {
			ada.wire.deliverDown()
			seen.push([ada.connection.status.value, ada.connection.room.value?.seats[1]?.name])
		}
		expect(seen.filter(([status]) => status === 'online')).not.toHaveLength(0)
		for (const [status, name] of seen) if (status === 'online') expect(name).toBe('Bobby')
	})

	test('in which updates overtake the answer shows nothing half done', async () => {
		const { ada, bob } = await breakDuring('Robert')
		authority.deliverUp(ada.wire) // the greeting alone arrives
		await authority.settle()
		await bob.send('profile', { name: 'Bobby' })
		const names: unknown[] = []
		const stop = effect(() => {
			names.push(ada.connection.room.value?.seats.map(({ name }) => name).join())
		})
		await ada.exchange()
		stop()
		expect(names).toEqual(['Ada,Bob', 'Ada,Bobby'])
	})
})
