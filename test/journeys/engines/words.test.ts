import { expect, test } from 'vitest'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { chooseNoCountdown, playRounds, raceByWords } from '../../support/engines/boundless.ts'
import { engineNames } from '../../support/engines/engine.ts'
import { franchiseByWords } from '../../support/engines/franchise.ts'
import { metroByWords } from '../../support/engines/metro.ts'
import { openWords, readScores, sitDown, startGame } from '../../support/engines/room.ts'
import { playToTheEnd, playTurns } from '../../support/engines/turns.ts'
import { enginesHere, useEngines } from '../../support/engines/use-engines.ts'

const engines = enginesHere(engineNames)
const visit = useEngines(engines)
const together = test.skipIf(engines.length < 2)
const names = engines.join(', ')

together(`a whole game of Metro through the table in words: ${names}`, async () => {
	const players = await Promise.all(engines.map((name) => visit(name)))
	await sitDown(players, 'Metro')
	await startGame(players[0]!, players)
	await Promise.all(players.map(openWords))
	const random = randomFrom('in words')
	await Promise.all(players.map((player) => playToTheEnd(player, metroByWords, random)))
	const [scores, ...others] = await Promise.all(players.map(readScores))
	expect(scores).toHaveLength(players.length)
	for (const other of others) expect(other).toEqual(scores)
})

together(`eight turns of Franchise through the table in words: ${names}`, async () => {
	const players = await Promise.all(engines.map((name) => visit(name)))
	await sitDown(players, 'Franchise')
	await startGame(players[0]!, players)
	await Promise.all(players.map(openWords))
	const random = randomFrom('in words')
	await Promise.all(players.map((player) => playTurns(player, franchiseByWords, 8, random)))
})

together(`three rounds of Boundless through the table in words: ${names}`, async () => {
	const players = await Promise.all(engines.map((name) => visit(name)))
	await sitDown(players, 'Boundless')
	await chooseNoCountdown(players[0]!)
	await startGame(players[0]!, players)
	await Promise.all(players.map(openWords))
	await Promise.all(
		players.map((player) => playRounds(player, raceByWords, 3, randomFrom(`words ${player.name}`))),
	)
})
