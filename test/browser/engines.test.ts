import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { playRounds, raceByHand } from '../support/engines/boundless.ts'
import { engineNames } from '../support/engines/engine.ts'
import { franchiseByHand } from '../support/engines/franchise.ts'
import { metroByHand, tilesOn } from '../support/engines/metro.ts'
import { readPlayers, sitDown, sitDownAt, startGame } from '../support/engines/room.ts'
import { playTurns } from '../support/engines/turns.ts'
import { enginesHere, useEngines } from '../support/engines/use-engines.ts'

const engines = enginesHere(engineNames)
const visit = useEngines(engines)
const TURNS = 3
const names = engines.join(', ')

test.skipIf(engines.length < 2)(`Metro at one table, three moves each: ${names}`, async () => {
	const players = await Promise.all(engines.map((name) => visit(name)))
	await sitDown(players, 'Metro')
	await startGame(players[0]!, players)
	const random = randomFrom('engines')
	await Promise.all(players.map((player) => playTurns(player, metroByHand, TURNS, random)))
	for (const player of players) await expect.poll(() => tilesOn(player)).toBe(TURNS * players.length)
})

test.skipIf(engines.length < 2)(`Franchise at one table, three moves each: ${names}`, async () => {
	const players = await Promise.all(engines.map((name) => visit(name)))
	await sitDownAt(players, 'franchise')
	const random = randomFrom('engines')
	await Promise.all(players.map((player) => playTurns(player, franchiseByHand, TURNS, random)))
	await expect
		.poll(
			async () => new Set((await Promise.all(players.map(readPlayers))).map((told) => told.join('; '))).size,
		)
		.toBe(1)
})

test.skipIf(engines.length < 2)(`Boundless at one table, three rounds: ${names}`, async () => {
	const players = await Promise.all(engines.map((name) => visit(name)))
	await sitDownAt(players, 'boundless', { countdown: 0 })
	await Promise.all(
		players.map((player) => playRounds(player, raceByHand, TURNS, randomFrom(`engines ${player.name}`))),
	)
})
