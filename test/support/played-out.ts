import { houseAt } from './house.ts'
import { playToTheEnd, sitAndStart } from './play.ts'

interface PlayedOut {
	code: string
	leave: () => void // all players go
}

/** A room in which so many people have just played a game to its end. */
export async function playOut(home: string, people: number): Promise<PlayedOut> {
	const house = houseAt(new URL(home))
	const code = await house.createRoom()
	const players = await house.gather(code, people)
	await sitAndStart(players)
	await playToTheEnd(players)
	return {
		code,
		leave() {
			for (const player of players) player.close()
		},
	}
}
