import type { Seat } from '../../../kernel/game.ts'
import { bonusTiles } from '../data/box.ts'
import { type MilestoneId, milestoneIds } from '../data/milestones.ts'
import type { PlaceId } from '../data/places.ts'
import type { Event } from '../event.ts'
import type { Player, Table } from '../table.ts'
import { isTown, placeOf } from './board.ts'
import { countOf, isBeside, isOpen, milestonePiece, piecesAt, placesOf, supplyOf } from './pieces.ts'

/** What the active player has just brought about. */
export interface Trigger {
	metropolis?: number // the evaluation of a metropolis of this value
	region?: true // the evaluation of a region
}

/** What a milestone is judged by. */
interface Standing extends Trigger {
	table: Table
	here: PlaceId[] // where the seat has a franchise
	player: Player
	active: boolean
	seat: Seat
}

/** How far a milestone is: it is met once there are as many as it needs. */
export interface Progress {
	have: number
	need: number
}

const measures: Record<MilestoneId, { need: number; have(standing: Standing): number }> = {
	'four-towns': { need: 4, have: ({ here }) => here.filter(isTown).length },
	'four-regions': { need: 4, have: ({ here }) => new Set(here.map((place) => placeOf(place).region)).size },
	'five-evaluated': { need: 5, have: evaluatedPieces },
	'two-three-four': {
		need: 3,
		have: ({ here, table }) => {
			const values = here.map((place) => table.tiles[place])
			return [2, 3, 4].filter((value) => values.includes(value)).length
		},
	},
	'big-metropolis': { need: 1, have: ({ active, metropolis = 0 }) => Number(active && metropolis >= 6) },
	'whole-region': { need: 1, have: ({ active, region = false }) => Number(active && region) },
	'two-eights': { need: 2, have: ({ player }) => player.eights },
}

function evaluatedPieces({ here, table, seat }: Standing): number {
	return here
		.filter((place) => !isTown(place) && !isOpen(table, place))
		.reduce((sum, place) => sum + countOf(piecesAt(table, place), seat), 0)
}

const standingOf = (table: Table, seat: Seat): Standing => ({
	table,
	here: placesOf(table, seat),
	player: table.seats[seat]!,
	active: seat === table.turn,
	seat,
})

/** How far a seat is on its way to a milestone; what must be triggered is not on its way until then. */
export function progressTo(table: Table, milestone: MilestoneId, seat: Seat): Progress {
	const { need, have } = measures[milestone]
	const isMet = table.milestones[milestone]?.includes(`${seat}`)
	return { need, have: isMet ? need : Math.min(need, have(standingOf(table, seat))) }
}

const metBy = ({ milestones }: Table, seat: Seat): number =>
	Object.values(milestones).filter((pieces) => pieces.includes(`${seat}`)).length

/** The bonus tiles that a seat can still earn with milestones. */
export const reserveOf = (table: Table, seat: Seat): number =>
	table.options.milestones ? bonusTiles[table.seats.length]! - metBy(table, seat) : 0

/** The bonus tiles that a seat has had and has no more. */
export const usedBonusTiles = (table: Table, seat: Seat): number =>
	bonusTiles[table.seats.length]! - reserveOf(table, seat) - table.seats[seat]!.bonus

/** Gives everybody the bonus tiles they have earned by now, the active player first. */
export function awardMilestones(draft: Table, events: Event[], trigger: Trigger = {}): void {
	if (!draft.options.milestones) return
	for (let offset = 0; offset < draft.seats.length; offset++)
		awardTo(draft, (draft.turn + offset) % draft.seats.length, trigger, events)
}

function awardTo(draft: Table, seat: Seat, trigger: Trigger, events: Event[]): void {
	let reserve = reserveOf(draft, seat)
	if (reserve === 0) return
	const standing = { ...standingOf(draft, seat), ...trigger }
	for (const milestone of milestoneIds) {
		const met = draft.milestones[milestone]
		const { need, have } = measures[milestone]
		if (reserve === 0 || met === undefined || met.includes(`${seat}`) || have(standing) < need) continue
		award(draft, milestone, seat, events)
		reserve--
	}
}

function award(draft: Table, milestone: MilestoneId, seat: Seat, events: Event[]): void {
	takeBeside(draft, milestone, seat)
	if (draft.standing !== undefined && milestone === 'two-eights')
		draft.standing = draft.standing.replace(`${seat}`, '') // it lies down
	draft.milestones[milestone] = `${draft.milestones[milestone]}${seat}`
	draft.seats[seat]!.bonus++
	if (draft.progress !== null && seat === draft.turn) draft.progress.fresh++
	events.push({ type: 'milestone', milestone, seat })
}

/** A franchise of the seat comes from the supply, if one is left, and if none is there yet. */
function takeBeside(draft: Table, milestone: MilestoneId, seat: Seat): void {
	if (!isBeside(draft, milestone, seat) && supplyOf(draft, seat) === 0)
		draft.notional.push(milestonePiece(milestone, seat))
}

/** Whether a road of 8 takes a franchise of the seat: the first does, where the milestone of two of them lies open. */
export const isFirstEight = (table: Table, seat: Seat): boolean =>
	table.standing !== undefined && !isBeside(table, 'two-eights', seat)

/** After the first road of 8 one franchise stands beside the milestone of two as a sign of it. */
export function markFirstEight(draft: Table, events: Event[]): void {
	if (!isFirstEight(draft, draft.turn)) return
	takeBeside(draft, 'two-eights', draft.turn)
	draft.standing += `${draft.turn}`
	events.push({ type: 'first-eight' })
}
