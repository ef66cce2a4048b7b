import { paidByNumber, percentageHeld } from '../../../shared/games/metro/rules/final-score.ts'
import { type Line, previewLay, previewWagon } from '../../../shared/games/metro/rules/preview.ts'
import { rotate } from '../../../shared/games/metro/rules/tile.ts'
import { ownerPlaced } from '../../../shared/games/metro/rules/wagon.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import { legalSteps } from '../../../shared/games/metro/steps/legal.ts'
import type { Hand, Table } from '../../../shared/games/metro/table.ts'
import { quickBot } from '../../../shared/kernel/bot.ts'
import type { View } from '../../../shared/kernel/game.ts'
import type { Random } from '../../../shared/kernel/random.ts'

/** Somebody who plays for the first time: whatever step brings them most points right now, and nothing else counts. */
export const beginner = quickBot(() => 500, chooseStep)

function chooseStep(view: View<Table, Hand>, random: Random): Step[] {
	const steps = legalSteps(view)
	const gains = steps.map((step) => gainOf(view, step))
	const most = Math.max(...gains)
	return steps.length === 0 ? [] : [random.pick(steps.filter((_, index) => gains[index] === most))]
}

/** The points that a step brings its player at once, be it by their lines, their shares or their numbers. */
function gainOf({ table, seat, hand }: View<Table, Hand>, step: Step): number {
	const gain = (line: Line): number => {
		const own = table.market === undefined ? Number(line.owner === seat) : 0
		const held = percentageHeld(hand!.shares ?? [], line.owner) / 100
		const numbers = hand!.numbers ?? table.numbers?.[seat!] ?? []
		const paid = numbers.includes(line.end) ? paidByNumber(line.departure, line.points) : 0
		return (own + held) * line.points + paid
	}
	if (step.type === 'lay') {
		const changes = previewLay(table, step.cell, rotate(step.tile, step.rotation ?? 0))
		return changes.reduce((sum, { line }) => sum + gain(line), 0)
	}
	if (step.type === 'wagon')
		return gain(previewWagon(table, step.rail, ownerPlaced(seat!, hand!, step.percentage)).line)
	return 0
}
