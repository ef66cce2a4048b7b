import { expect, test } from 'vitest'
import { ROUNDS } from '../../../shared/games/boundless/rules/schedule.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { chooseNoCountdown, playRounds, raceByHand } from '../../support/engines/boundless.ts'
import { engineNames } from '../../support/engines/engine.ts'
import { franchiseByHand } from '../../support/engines/franchise.ts'
import { metroByHand, tilesOn } from '../../support/engines/metro.ts'
import { button, type Player, tap } from '../../support/engines/player.ts'
import { readScores, sitDown, startGame } from '../../support/engines/room.ts'
import { playToTheEnd } from '../../support/engines/turns.ts'
import { enginesHere, useEngines } from '../../support/engines/use-engines.ts'

const engines = enginesHere(engineNames)
const visit = useEngines(engines)
const together = test.skipIf(engines.length < 2)
const names = engines.join(', ')

async function expectSameScores(players: readonly Player[]): Promise<void> {
	const [scores, ...others] = await Promise.all(players.map(readScores))
	expect(scores).toHaveLength(players.length)
	for (const other of others) expect(other).toEqual(scores)
}

together(`a whole game of Metro at one table: ${names}`, async () => {
	const players = await Promise.all(engines.map((name) => visit(name)))
	await sitDown(players, 'Metro')
	await startGame(players[0]!, players)
	const random = randomFrom('whole games')
	await Promise.all(players.map((player) => playToTheEnd(player, metroByHand, random)))
	await expectSameScores(players)
	for (const player of players) expect(await tilesOn(player)).toBe(60)
})

together(`a whole game of Franchise at one table: ${names}`, async () => {
	const players = (await Promise.all(engines.map((name) => visit(name)))).reverse() // another one invites
	await sitDown(players, 'Franchise')
	await startGame(players[0]!, players)
	const random = randomFrom('whole games')
	await Promise.all(players.map((player) => playToTheEnd(player, franchiseByHand, random)))
	await expectSameScores(players)
})

together(`a whole race of Boundless at one table: ${names}`, async () => {
	const players = await Promise.all(engines.map((name) => visit(name)))
	players.push(players.shift()!) // a third one invites
	await sitDown(players, 'Boundless')
	await chooseNoCountdown(players[0]!)
	await startGame(players[0]!, players)
	await Promise.all(
		players.map((player) => playRounds(player, raceByHand, ROUNDS, randomFrom(`whole ${player.name}`))),
	)
	for (const player of players) await tap(player, button('See the result'))
	await expectSameScores(players)
})
