import { expect, test } from 'vitest'
import type { Table } from '../../shared/games/boundless/table.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { Move } from '../../shared/kernel/record.ts'
import { type House, houseAt } from '../support/house.ts'
import { useMortalServer } from '../support/mortal-server.ts'
import { actorOf, everybodyAt, isOver, sitAndStart, stepsOf } from '../support/play.ts'
import { tableOf } from '../support/race.ts'
import type { Frame, ScriptedClient } from '../support/scripted-client.ts'

const server = useMortalServer()

/** Kills it and everything with it, and starts it again where it was. */
async function crash(): Promise<House> {
	await server.kill()
	await server.revive()
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

test('a server killed twice in mid-race, somebody who comes back into it and goes again: no token is lost, and the round ends', async () => {
	let house = houseAt(server.url)
	const code = await house.createRoom({ twoColours: true, countdown: 10 }, 'boundless')
	let players = await house.gather(code, 3)
	await sitAndStart(players)
	for (const player of players) await player.send('move', { steps: [{ type: 'ready' }] })
	await everybodySees(players, ({ phase }) => phase === 'race')

	// The server dies after the answer to the first token, and before the answer to the second.
	const place = (person: number, space: number, colour: 0 | 1) =>
		players[person]!.command('move', { steps: [{ type: 'place', space, colour }], claim: 300 })
	const put = async (command: ReturnType<typeof place>, person: number) =>
		expect(await players[person]!.deliver(command)).toMatchObject({ type: 'ack' })
	const first = place(0, 4, 0)
	await put(first, 0)
	house = await crash()
	players = await comeBack(house, code, players)
	await everybodySees(players, ({ stacks }) => `${stacks[4]}` === '0')
	const second = place(1, 5, 0)
	players[1]!.sendRaw(second)
	house = await crash()

	// One of the three is gone for a while, and what they did before counts once.
	const third = players.pop()!
	await third.untilClosed()
	players = await comeBack(house, code, players)
	await put(second, 1)
	await put(first, 0)
	players.push(await house.enter(code, 2))
	await put(place(2, 6, 0), 2)
	await everybodySees(players, ({ phase, stacks }) => phase === 'race' && stacks.flat().length === 3)

	// They go once more, with a token left to place, while the others finish.
	players.pop()!.close()
	await everybodySees(players, ({ away }) => `${away}` === '2')
	await put(place(0, 7, 1), 0)
	await put(place(1, 7, 1), 1)
	await everybodySees(players, ({ phase, round }) => phase === 'ready' && round === 1)
	players.push(await house.enter(code, 2))
	for (const player of players) {
		expect(tableOf(player).stacks.map((stack) => stack.toSorted())).toEqual([
			[],
			[],
			[],
			[],
			[0],
			[2],
			[4],
			[1, 3],
		])
		expect(player.table).toEqual(players[0]!.table)
		player.close()
	}
})

const everybodySees = (players: readonly ScriptedClient[], isSo: (table: Table) => boolean) =>
	Promise.all(players.map((player) => player.until(() => isSo(tableOf(player)), 'a change of the table')))

async function movesOf(client: ScriptedClient): Promise<unknown[]> {
	const asked = client.next((frame): frame is Frame<'record'> => frame.type === 'record')
	client.sendRaw({ type: 'record', epoch: client.epoch })
	return (await asked).record!.moves.map(({ steps }: Move) => steps[0])
}
