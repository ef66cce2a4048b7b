import { findGame } from '../../shared/games/index.ts'
import type { Random } from '../../shared/kernel/random.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import type { Delay } from './delayed-socket.ts'
import type { Figure } from './figure.ts'

export const GAME = 'boundless'
export const SPACE = 3 // where all of them want to be
export const STAGGER = 700 // milliseconds between one room and the next, so that their reveals do not meet
/** Milliseconds that this machine may hold a message back without being the subject itself. */
export const TOLERATED = 40

const ENOUGH = 100 // races
const MOST_ROOMS = 24 // where many races are disturbed
const FIRST = 600 // the quickest reaction, in milliseconds
const APART = 60 // between one player's reaction and the next

/** The races of one room, one after the other. */
export interface RoomRaces {
	orders: number[][] // of acting, by place at the table
	stacks: number[][] // as the referee ordered them
	arrivals: number[][] // as they came
	isCalm: boolean[] // whether this machine kept to the delays that were asked for
}

/** When somebody acts, in milliseconds after they saw the cards, where all act in this order. */
export const reactionOf = (place: number, order: readonly number[]): number =>
	FIRST + APART * order.indexOf(place)

/** The way of somebody far away, where every message meets its own jitter. */
export function delayOver(roundTrip: number, random: Random): Delay {
	const uniform = () => (random.below(1_000_000) + 1) / 1_000_001
	const jitter = () => -(0.06 * roundTrip + 2) * Math.log(uniform())
	return () => roundTrip / 2 + jitter()
}

/** The moves of each race in the order in which they came. */
export function arrivalsIn({ moves }: GameRecord): number[][] {
	const arrivals: number[][] = []
	const game = findGame(GAME)!
	for (const { seat, steps } of moves) {
		const step = game.parse(steps[0])
		if (step.type === 'deal') arrivals.push([])
		if (step.type === 'place' && step.space === SPACE) arrivals.at(-1)!.push(seat)
	}
	return arrivals
}

/** Runs rooms, several at a time, until there are races enough, and tells what became of them. */
export async function countRaces(
	where: string,
	rooms: number,
	race: (room: string) => Promise<RoomRaces>,
): Promise<Figure[]> {
	let [races, judged, arrived, disturbed, all] = [0, 0, 0, 0, 0]
	for (let before = 0; before < MOST_ROOMS && races < ENOUGH; before += rooms) {
		const running = Array.from({ length: rooms }, async (_, room) => {
			await new Promise((resolve) => setTimeout(resolve, STAGGER * room))
			return race(`${where} ${before + room}`)
		})
		for (const { orders, stacks, arrivals, isCalm } of await Promise.all(running)) {
			for (const [index, order] of orders.entries()) {
				const isRight = (found: readonly number[][]) => (`${order}` === `${found[index]}` ? 1 : 0)
				all += isRight(stacks)
				if (isCalm[index]) {
					races += 1
					judged += isRight(stacks)
					arrived += isRight(arrivals)
				} else disturbed += 1
			}
		}
	}
	return [
		{
			name: `${where}, of a hundred in the order of acting; the baseline is the order of arrival`,
			value: (100 * judged) / races,
			baseline: (100 * arrived) / races,
			aim: { least: 95 },
		},
		{ name: `${where}, left out because this machine was too busy to keep time`, value: disturbed },
		{
			name: `${where}, of a hundred in the order of acting, those left out included`,
			value: (100 * all) / (races + disturbed),
		},
	]
}
