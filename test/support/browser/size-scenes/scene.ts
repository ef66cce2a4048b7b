import type { Random } from '../../../../shared/kernel/random.ts'
import type { House } from '../../house.ts'
import { actorOf, type Decide, isDealt, playMove, tokenOf } from '../../play.ts'
import type { ScriptedClient } from '../../scripted-client.ts'
import type { Guest, Wishes } from '../guest.ts'
import { promptOf } from '../room.ts'

export interface Stage {
	house: House
	visit: (wishes: Partial<Wishes>) => Promise<Guest>
}

/** A moment of a game as one of its players sees it, with as much on the table as there can be. */
export interface Scene {
	name: string
	aim: 'side' | 'area' // what the board is to fill
	boards?: readonly string[] // what stands for the board, where it is not the first drawing
	over?: string // what lies over a part of it for good
	leastOpen?: number // of the screen, that nothing lies over; what is usual unless told
	open(stage: Stage): Promise<Guest>
	/** Chooses something; `undo` takes that back. Nothing about to be touched may move. */
	choose?(guest: Guest): Promise<void>
	undo?(guest: Guest): Promise<void>
}

export const names = ['Ann', 'Bob', 'Alexandrine', 'Dan', 'Maximilian', 'Farid']
export const OWN = 1 // whose page is looked at

/** People at a table, who need no browser yet; they play until the moment has come. */
export async function gather(
	house: House,
	game: string,
	options: object,
	count: number,
	{ bots = 0, hints = false } = {},
): Promise<{ code: string; players: ScriptedClient[] }> {
	const code = await house.createRoom(options, game)
	const players = await house.gather(code, count)
	for (const [index, player] of players.entries()) await player.send('sit', { name: names[index] })
	for (let bot = 0; bot < bots; bot++) await players[0]!.send('add-bot')
	if (hints) await players[0]!.send('hints', { allowed: true })
	await players[0]!.send('start')
	await Promise.all(players.map((player) => player.until(() => isDealt(player), 'the deal')))
	return { code, players }
}

/** The page of one of them, who has put their script away. */
export async function sitDown({ visit }: Stage, code: string, person = OWN): Promise<Guest> {
	const guest = await visit({ seat: { code, token: tokenOf(person) } })
	await guest.page.goto(`${guest.home}r/${code}`)
	await promptOf(guest.page).waitFor({ state: 'attached' }) // a race has no eye for it
	return guest
}

export async function playUntil(
	players: readonly ScriptedClient[],
	random: Random,
	isTime: () => boolean,
	decide?: Decide,
): Promise<void> {
	while (actorOf(players) !== players[OWN] || !isTime()) await playMove(players, random, decide)
}
