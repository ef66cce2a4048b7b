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

const conditions: Record<MilestoneId, (standing: Standing) => boolean> = {
	'four-towns': ({ here }) => here.filter(isTown).length >= 4,
	'four-regions': ({ here }) => new Set(here.map((place) => placeOf(place).region)).size >= 4,
	'five-evaluated': (standing) => evaluatedPieces(standing) >= 5,
	'two-three-four': ({ here, table }) => {
		const values = here.map((place) => table.tiles[place])
		return [2, 3, 4].every((value) => values.includes(value))
	},
	'big-metropolis': ({ active, metropolis = 0 }) => active && metropolis >= 6,
	'whole-region': ({ active, region = false }) => active && region,
	'two-eights': ({ player }) => player.eights >= 2,
}

const evaluatedPieces = ({ here, table, seat }: Standing): number =>
	here
		.filter((place) => !isTown(place) && !isOpen(table, place))
		.reduce((sum, place) => sum + countOf(piecesAt(table, place), seat), 0)

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
	const standing: Standing = {
		...trigger,
		table: draft,
		here: placesOf(draft, seat),
		player: draft.seats[seat]!,
		active: seat === draft.turn,
		seat,
	}
	for (const milestone of milestoneIds) {
		const met = draft.milestones[milestone]
		if (reserve === 0 || met === undefined || met.includes(`${seat}`) || !conditions[milestone](standing))
			continue
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
