import type { Random } from '../../../shared/kernel/random.ts'
import type { Player } from './player.ts'

/** A way to play a game in which one is called and then acts. */
export interface Hands {
	/** Waits until one is called; false once the game is over. */
	isCalled(player: Player): Promise<boolean>
	takeTurn(player: Player, random: Random): Promise<void>
}

export async function playTurns(player: Player, hands: Hands, turns: number, random: Random): Promise<void> {
	for (let turn = 0; turn < turns && (await hands.isCalled(player)); turn++)
		await hands.takeTurn(player, random)
}

export const playToTheEnd = (player: Player, hands: Hands, random: Random): Promise<void> =>
	playTurns(player, hands, Number.POSITIVE_INFINITY, random)
