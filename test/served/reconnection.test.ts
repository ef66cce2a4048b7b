import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { actorAmong, chooseStep, connectAs, isOver, until } from '../support/connected.ts'
import { houseAt } from '../support/house.ts'
import { useMortalServer } from '../support/mortal-server.ts'

const server = useMortalServer()

test('people whose server dies twice come back by themselves and finish their game', async () => {
	const house = houseAt(server.url)
	const code = await house.createRoom()
	const players = [0, 1, 2, 3].map((person) => connectAs(person, code, house))
	for (const [index, player] of players.entries()) await player.send('sit', { name: `Player ${index + 1}` })
	await players[0]!.send('start')
	await Promise.all(players.map((player) => until(() => player.hand.value !== undefined)))

	const random = randomFrom('reconnection')
	const played: unknown[] = []
	while (!isOver(players[0]!)) {
		const actor = actorAmong(players)!
		const step = chooseStep(actor, random)
		played.push(step)
		const fate = actor.send('move', { steps: [step] })
		if (played.length === 12 || played.length === 30) {
			await server.kill()
			await Promise.all(players.map((player) => until(() => player.status.value === 'reconnecting')))
			await server.revive()
		}
		expect(await fate).toBeUndefined()
		await Promise.all(players.map((player) => until(() => player.table.value!.now.turn === played.length)))
	}

	const record = await players[0]!.record()
	expect(record!.moves.map(({ steps }) => steps[0])).toEqual(played)
	for (const player of players) {
		expect(player.status.value).toBe('online')
		expect(player.table.value).toEqual(players[0]!.table.value)
		player.close()
	}
})
