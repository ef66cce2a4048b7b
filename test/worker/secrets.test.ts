import { expect, test } from 'vitest'
import { tileCounts } from '../../shared/games/metro/data/tiles.ts'
import type { Hand, Table } from '../../shared/games/metro/table.ts'
import { personOf } from '../../shared/room/person.ts'
import { isOver, playToTheEnd, sitAndStart } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { asText, tilesIn } from '../support/tiles-in.ts'
import { createRoom, enter, gather } from './support/house.ts'
import { seedOf } from './support/stored.ts'

test('W39: nobody is ever sent a hidden tile, the order of the pile, the seed, or who somebody is', async () => {
	const code = await createRoom({ hand: 2 })
	const players = await gather(code, 4)
	const spectator = await enter(code, 99)
	const clients = [...players, spectator]
	await sitAndStart(players)
	const seed = await seedOf(code)
	const drawn = new Map<ScriptedClient, Set<string>>(clients.map((client) => [client, new Set()]))

	let hidden = 0
	await playToTheEnd(clients, () => {
		const onTheTable = new Set(Object.values((spectator.table.table as Table).cells))
		for (const client of clients) {
			const mine = drawn.get(client)!
			const hand = client.hand?.hand as Hand | undefined
			for (const tile of [...(hand?.tiles ?? []), ...(hand?.drawn ? [hand.drawn] : [])]) mine.add(tile)
			const known = new Set([...onTheTable, ...mine])
			hidden += Object.keys(tileCounts).filter((tile) => !known.has(tile)).length
			expect(tilesIn(everythingSentTo(client)).filter((tile) => !known.has(tile))).toEqual([])
			if (!isOver(client)) expect(everythingSentTo(client)).not.toContain(seed)
			for (const other of clients.filter((other) => other !== client)) {
				expect(everythingSentTo(client)).not.toContain(other.token)
				expect(everythingSentTo(client)).not.toContain(personOf(other.token))
			}
		}
	})
	expect(hidden).toBeGreaterThan(1000) // so much there was to find
	expect(everythingSentTo(spectator)).toContain(seed)
})

/** All bytes that reached a client, and what its documents show. */
const everythingSentTo = (client: ScriptedClient): string =>
	asText([...client.received, JSON.stringify(client.room), JSON.stringify(client.table)])
