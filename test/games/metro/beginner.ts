import { paidByNumber, percentageHeld } from '../../../shared/games/metro/rules/final-score.ts'
import { UNFINISHED } from '../../../shared/games/metro/rules/line.ts'
import { type Line, previewLay, previewWagon } from '../../../shared/games/metro/rules/preview.ts'
import { rotate } from '../../../shared/games/metro/rules/tile.ts'
import { ownerPlaced } from '../../../shared/games/metro/rules/wagon.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import { legalSteps } from '../../../shared/games/metro/steps/legal.ts'
import type { Hand, Table } from '../../../shared/games/metro/table.ts'
import { quickBot } from '../../../shared/kernel/bot.ts'
import type { View } from '../../../shared/kernel/game.ts'
import type { Random } from '../../../shared/kernel/random.ts'

/** Somebody who plays for the first time: whatever makes their own lines longest right now, and nothing else counts. */
export const beginner = quickBot(() => 500, chooseStep)

function chooseStep(view: View<Table, Hand>, random: Random): Step[] {
	const steps = legalSteps(view)
	const gains = steps.map((step) => gainOf(view, step))
	const most = Math.max(...gains)
	return steps.length === 0 ? [] : [random.pick(steps.filter((_, index) => gains[index] === most))]
}

/** What a step brings its player at once: points, and tiles of lines that may yet score, by lines, shares or numbers. */
function gainOf({ table, seat, hand }: View<Table, Hand>, step: Step): number {
	const gain = (line: Line, before: number): number => {
		const own = table.market === undefined ? Number(line.owner === seat) : 0
		const held = percentageHeld(hand!.shares ?? [], line.owner) / 100
		const numbers = hand!.numbers ?? table.numbers?.[seat!] ?? []
		const paid = numbers.includes(line.end) ? paidByNumber(line.departure, line.points) : 0
		const after = line.end === UNFINISHED ? line.length : line.points
		return (own + held) * (after - before) + paid
	}
	if (step.type === 'lay') {
		const changes = previewLay(table, step.cell, rotate(step.tile, step.rotation ?? 0))
		return changes.reduce((sum, { line, before }) => sum + gain(line, before), 0)
	}
	if (step.type === 'wagon')
		return gain(previewWagon(table, step.rail, ownerPlaced(seat!, hand!, step.percentage)).line, 0)
	return 0
}
