import { after } from '../../../shared/games/franchise/bots/perform.ts'
import { incomeOf } from '../../../shared/games/franchise/rules/income.ts'
import { townsOf } from '../../../shared/games/franchise/rules/pieces.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { legalSteps } from '../../../shared/games/franchise/steps/legal.ts'
import { type Hand, type Table, totalOf } from '../../../shared/games/franchise/table.ts'
import { type Bot, quickBot } from '../../../shared/kernel/bot.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import type { Random } from '../../../shared/kernel/random.ts'

/**
 * Somebody who plays for the first time, and looks only at what this turn brings: points, and dollars of income.
 * Between equal turns it builds, and cheaply. What others do, what comes later and bonus tiles it does not think
 * about; in the set-up it takes anything.
 */
export const beginner: Bot<Table, Hand, Step> = quickBot(
	() => 1000,
	({ table, seat }, random) =>
		table.stage === 'turns' && table.progress?.phase !== 'regions'
			? playTurn(table, seat!, random)
			: [random.pick(legalSteps({ table, seat: seat!, hand: null }))],
)

function playTurn(table: Table, seat: Seat, random: Random): Step[] {
	let steps = bestOf(table, seat, [[], ...longer(table, seat, [], 'develop', random)])
	for (;;) {
		const shared = longer(table, seat, steps, 'share', random)
		if (shared.length === 0) break
		const next = bestOf(table, seat, shared)
		if (gainOf(table, seat, next) < gainOf(table, seat, steps)) break
		steps = next
	}
	const end: Step = { type: 'end' }
	const ended = after(table, [...steps, end])
	return ended.progress === null ? [...steps, end] : [...steps, end, ...chooseRegions(ended, random)]
}

/** The steps with each legal one of a kind added, in any order. */
function longer(table: Table, seat: Seat, steps: Step[], type: Step['type'], random: Random): Step[][] {
	const now = steps.length === 0 ? table : after(table, steps)
	const legal = legalSteps({ table: now, seat, hand: null }).filter((step) => step.type === type)
	return random.shuffle(legal).map((step) => [...steps, step])
}

function chooseRegions(table: Table, random: Random): Step[] {
	const steps: Step[] = []
	let now = table
	while (now.progress !== null) {
		const step = random.pick(legalSteps({ table: now, seat: now.turn, hand: null }))
		now = after(now, [step])
		steps.push(step)
	}
	return steps
}

const bestOf = (table: Table, seat: Seat, turns: Step[][]): Step[] =>
	turns.reduce((best, turn) => (gainOf(table, seat, turn) > gainOf(table, seat, best) ? turn : best))

const A_STEP = 0.1 // building is liked, where it costs no gain
const A_DOLLAR = 0.01

function gainOf(table: Table, seat: Seat, steps: Step[]): number {
	const ended = after(table, [...steps, { type: 'end' }])
	const { money, points } = ended.seats[seat]!
	const scored = totalOf(points) + (ended.stage === 'over' ? 0 : townsOf(ended, seat))
	return scored + incomeOf(ended, seat).dollars + A_STEP * steps.length + A_DOLLAR * money
}
