import { describe, expect, test } from 'vitest'
import { type Bench, playing, seated } from '../support/bench.ts'

const rename = (bench: Bench, by: string, name: string, id?: string) =>
	bench.do(by, 'profile', { name }, id === undefined ? {} : { id })

describe('a command that is sent again', () => {
	test('W19: applies once, whatever others have done meanwhile', () => {
		const bench = playing()
		rename(bench, 'ada', 'Anna', 'pending')
		for (let times = 0; times < 200; times++) rename(bench, 'bob', `Bob ${times}`)
		const before = bench.room
		expect(rename(bench, 'ada', 'Astrid', 'pending')).toBeUndefined()
		expect(bench.room).toBe(before)
	})

	test('applies once for whoever sits here, however many strangers come', () => {
		const bench = seated({}, 'bob')
		rename(bench, 'bob', 'Bert', 'pending')
		for (let person = 0; person < 100; person++) {
			bench.must(`stranger ${person}`, 'sit', { name: 'Stranger' })
			bench.must(`stranger ${person}`, 'leave')
		}
		const before = bench.room
		rename(bench, 'bob', 'Bruno', 'pending')
		expect(bench.room).toBe(before)
	})

	test('W19: is another’s where another sends it', () => {
		const bench = playing()
		rename(bench, 'ada', 'Anna', 'one')
		rename(bench, 'bob', 'Bert', 'one')
		expect(bench.room.seats.map(({ name }) => name)).toEqual(['Anna', 'Bert'])
	})

	test('is remembered in little room, and the log alone tells which', () => {
		const bench = seated({}, 'bob')
		for (let person = 0; person < 60; person++) {
			const id = `${person}`.padEnd(40, '.')
			bench.do(`stranger ${person}`, 'sit', { name: 'Stranger' }, { id })
			bench.do(`stranger ${person}`, 'leave', {}, { id: id.replaceAll('.', '-') })
		}
		for (let times = 0; times < 100; times++) rename(bench, 'bob', `Bob ${times}`)
		expect(JSON.stringify(bench.room.applied).length).toBeLessThan(4_000)
		expect(bench.isReplayable()).toBe(true)
	})
})
