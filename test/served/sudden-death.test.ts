import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { Move } from '../../shared/kernel/record.ts'
import { type House, houseAt } from '../support/house.ts'
import { actorOf, everybodyAt, isOver, sitAndStart, stepsOf } from '../support/play.ts'
import type { Frame, ScriptedClient } from '../support/scripted-client.ts'
import { newStateFolder } from '../support/serve-for-test.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

let state: string
let server: ServerProcess

beforeAll(async () => {
	state = await newStateFolder()
	server = await startServer(0, state)
})

afterAll(async () => {
	await server.kill()
	await rm(state, { recursive: true, force: true })
})

/** Kills it and everything with it, and starts it again where it was. */
async function crash(): Promise<House> {
	await server.kill()
	server = await startServer(Number(server.url.port), state)
	return houseAt(server.url)
}

/** Everybody comes back, each as the person they were. */
async function comeBack(house: House, code: string, clients: ScriptedClient[]): Promise<ScriptedClient[]> {
	await Promise.all(clients.map((client) => client.untilClosed()))
	return Promise.all(clients.map((_, person) => house.enter(code, person)))
}

test('a server killed in the middle of a game loses no move it acknowledged, and applies none twice', async () => {
	let house = houseAt(server.url)
	const code = await house.createRoom()
	let players = await house.gather(code, 4)
	await sitAndStart(players)
	const random = randomFrom('sudden death')
	const crashes = {
		9: 'after the answer',
		21: 'before the answer',
		34: 'before the answer',
		47: 'after the answer',
	}
	const played: unknown[] = []

	while (!isOver(players[0]!)) {
		const actor = actorOf(players)!
		const steps = [random.pick(stepsOf(actor))]
		const command = actor.command('move', { steps })
		played.push(steps[0])
		const moment = (crashes as Record<number, string>)[played.length]
		if (moment === 'before the answer') actor.sendRaw(command)
		else expect(await actor.deliver(command)).toMatchObject({ type: 'ack' })
		if (moment !== undefined) {
			const person = players.indexOf(actor)
			house = await crash()
			players = await comeBack(house, code, players)
			// Whether it was done or not, nobody can know; a client asks again, under the same name.
			expect(await players[person]!.deliver(command)).toMatchObject({ type: 'ack' })
		}
		await everybodyAt(players, played.length)
	}

	expect(played.length).toBeGreaterThan(Object.keys(crashes).length + 47)
	expect(await movesOf(players[0]!)).toEqual(played)
	for (const client of players) {
		expect(client.table).toEqual(players[0]!.table)
		client.close()
	}
})

async function movesOf(client: ScriptedClient): Promise<unknown[]> {
	const asked = client.next((frame): frame is Frame<'record'> => frame.type === 'record')
	client.sendRaw({ type: 'record', epoch: client.epoch })
	return (await asked).record!.moves.map(({ steps }: Move) => steps[0])
}
