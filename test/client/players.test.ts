import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import type { Connection } from '../../client/connection/connection.ts'
import { playersOf } from '../../client/table/players.ts'

const networks = { 1: { ping: 0, given: 40, verified: false }, 2: { ping: 80, given: 80, verified: true } }

function networksAt(...played: readonly ('person' | 'bot')[]): (number | undefined)[] {
	const seats = played.map((by, index) => ({ id: index + 1, name: 'Ann', colour: index, played: by }))
	const players = playersOf({
		table: signal({ about: { seats } }),
		room: signal({ seats }),
		presence: signal({ here: [1, 2], away: {}, network: networks }),
		you: signal(1),
	} as unknown as Connection)
	return players.map(({ network }) => network?.ping)
}

test('of networks is spoken where people race each other', () => {
	expect(networksAt('person', 'person', 'bot')).toEqual([0, 80, undefined])
})

test('of no network is spoken where one person plays against bots', () => {
	expect(networksAt('person', 'bot')).toEqual([undefined, undefined])
})
