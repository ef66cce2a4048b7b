import { type Bot, quickBot } from '../../../kernel/bot.ts'
import type { Seat } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import { isRejected } from '../../../kernel/rejection.ts'
import { usableRoads } from '../advice/roads.ts'
import { playStep } from '../apply.ts'
import { incomeOf } from '../rules/income.ts'
import { afterIncome } from '../rules/turn.ts'
import type { Step } from '../step.ts'
import { legalSteps } from '../steps/legal.ts'
import { type Share, share } from '../steps/share.ts'
import type { Hand, Stage, Table } from '../table.ts'
import { ponder } from './ponder.ts'
import { promiseOfBoom, promiseOfTown } from './promise.ts'
import { worthTo } from './worth.ts'

type Decide = (table: Table, seat: Seat, chance: Random) => Step[]

/** Plays the turn that leaves the table best for it, as far as one turn shows. */
export const steady: Bot<Table, Hand, Step> = quickBot(
	(_, chance) => ponder(chance),
	({ table, seat }, chance) => byStage[table.stage](table, seat!, chance),
)

const byStage: Record<Stage, Decide> = {
	draft: (table, seat, chance) => [chance.pick(legalSteps({ table, seat, hand: null }))],
	towns: (table, seat, chance) => [
		bestOf(table, seat, chance, (step) => promiseOfTown(table, step) * (1 + waver(chance))),
	],
	boom: (table, seat, chance) => [bestOf(table, seat, chance, (step) => promiseOfBoom(table, seat, step))],
	turns: playTurn,
	over: () => [],
}

/** Up to a half: nearly equal choices are not always decided the same way, or all games would be alike. */
const waver = (chance: Random): number => chance.below(100) / 200

/** The legal step that scores highest, any of them if several do. */
function bestOf(table: Table, seat: Seat, chance: Random, score: (step: Step) => number): Step {
	const steps = chance.shuffle(legalSteps({ table, seat, hand: null }))
	const scores = steps.map(score)
	return steps[scores.indexOf(Math.max(...scores))]!
}

/** A turn as far as it is planned. */
interface Line {
	steps: Step[]
	table: Table
	worth: number // if the turn ended here
}

const KEPT_LINES = 2 // developments that are looked at further
const PLENTY = 8 // with that much money, more of it is no reason to give up a bonus tile

function playTurn(table: Table, seat: Seat, chance: Random): Step[] {
	if (table.progress?.phase === 'regions') return finish(table, seat).steps
	const start = moveBoom(table, seat)
	const starts = [start, ...(isRich(start.table, seat) ? [] : extend(start, seat, 'cash'))]
	const once = keepBest([...starts, ...starts.flatMap((line) => develop(line, seat))], chance)
	const twice = once.filter(({ table }) => hasMarker(table)).flatMap((line) => develop(line, seat))
	const best = keepBest([...once, ...twice], chance)
		.map((line) => addShares(line, seat))
		.sort(byWorth)[0]!
	return [...best.steps, ...finish(best.table, seat).steps]
}

/** The lines that seem best at the moment. */
const keepBest = (lines: readonly Line[], chance: Random): Line[] =>
	lines
		.map((line) => ({ line, appeal: line.worth + waver(chance) }))
		.sort((a, b) => b.appeal - a.appeal)
		.slice(0, KEPT_LINES)
		.map(({ line }) => line)

const isRich = (table: Table, seat: Seat): boolean => afterIncome(table).seats[seat]!.money >= PLENTY
const hasMarker = ({ progress }: Table): boolean => progress !== null && progress.marker !== null

/** The line with the next development added: to each target the cheapest, and the cheapest with the route tile. */
function develop(line: Line, seat: Seat): Line[] {
	const seen = new Set<string>()
	const lines: Line[] = []
	for (const { step, target } of usableRoads(line.table)) {
		const way = `${target} ${step.free !== undefined}`
		if (seen.has(way)) continue
		seen.add(way)
		lines.push(follow(line, seat, step))
	}
	return lines
}

const byWorth = (a: Line, b: Line): number => b.worth - a.worth

/** Begins with the boom where it pays most; where it stands if nothing is better. */
function moveBoom(table: Table, seat: Seat): Line {
	let best: Step | undefined
	let most = incomeOf(table, seat).slots
	for (const step of legalSteps({ table, seat, hand: null })) {
		if (step.type !== 'boom') continue
		const { slots } = incomeOf(table, seat, step.place)
		if (slots > most) {
			most = slots
			best = step
		}
	}
	return best === undefined
		? { steps: [], table, worth: worthAtEnd(table, seat) }
		: follow({ steps: [], table, worth: 0 }, seat, best)
}

/** The line with each legal step of a kind added. */
const extend = (line: Line, seat: Seat, type: Step['type']): Line[] =>
	legalSteps({ table: line.table, seat, hand: null })
		.filter((step) => step.type === type)
		.map((step) => follow(line, seat, step))

function follow({ steps, table }: Line, seat: Seat, step: Step): Line {
	const next = perform(table, seat, step)
	return { steps: [...steps, step], table: next, worth: worthAtEnd(next, seat) }
}

/** Every market share that makes the line better, best first; then doubles one if that is worth the tile. */
function addShares(start: Line, seat: Seat): Line {
	let line = start
	const shares = extend(start, seat, 'share').filter(({ worth }) => worth > start.worth)
	for (const { steps } of shares.sort(byWorth)) {
		const step = steps.at(-1) as Share
		if (share.refuse(afterIncome(line.table), step) !== undefined) break // no money or no franchise left
		const longer = follow(line, seat, step)
		if (longer.worth > line.worth) line = longer
	}
	const doubled = extend(line, seat, 'share-again').sort(byWorth)[0]
	return doubled !== undefined && doubled.worth > line.worth ? doubled : line
}

const worthAtEnd = (table: Table, seat: Seat): number => worthTo(finish(table, seat).table, seat)

/** Ends the turn, scoring regions in the order that is best one by one. */
function finish(table: Table, seat: Seat): { steps: Step[]; table: Table } {
	const steps: Step[] = []
	let now = table
	while (now.turn === seat && (steps.length === 0 || now.progress !== null)) {
		const [step] = legalEndings(now).sort(
			(a, b) => worthTo(perform(now, seat, b), seat) - worthTo(perform(now, seat, a), seat),
		)
		now = perform(now, seat, step!)
		steps.push(step!)
	}
	return { steps, table: now }
}

const legalEndings = (table: Table): Step[] =>
	table.progress?.phase === 'regions'
		? legalSteps({ table, seat: table.turn, hand: null })
		: [{ type: 'end' }]

function perform(table: Table, seat: Seat, step: Step): Table {
	const applied = playStep(table, seat, step)
	if (isRejected(applied)) throw new Error(`offered, then refused: ${applied.rejected}`)
	return applied.state
}
