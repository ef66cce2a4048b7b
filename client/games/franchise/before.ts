import type { Event } from '../../../shared/games/franchise/event.ts'
import { piecesAt } from '../../../shared/games/franchise/rules/pieces.ts'
import { copyTable } from '../../../shared/games/franchise/rules/turn.ts'
import { DOLLARS_FOR_BONUS } from '../../../shared/games/franchise/steps/cash.ts'
import { priceOf } from '../../../shared/games/franchise/steps/develop.ts'
import { NOBODY, type Table } from '../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { eventsOf } from './events-of.ts'

/** A moment of a turn: what happened, and the table right after it. */
export interface Frame {
	event: Event
	table: Table
}

/** The table before an entry, and after each of its events, told backwards from the table after all of them. */
export function rewind(after: Table, entry: MoveEntry): { before: Table; frames: Frame[] } {
	const [seat] = entry
	const events = eventsOf(entry)
	const frames: Frame[] = []
	let table = after
	let closed = isClosed(after, seat)
	for (const event of events.toReversed()) {
		if (closed && isStep(event)) {
			table = beforeOpening(table, seat, events)
			closed = false
		}
		frames.unshift({ event, table })
		table = beforeEvent(table, seat, event)
	}
	return { before: { ...table, turn: seat, stage: stageOf(events) }, frames }
}

export const tableBefore = (table: Table, entry: MoveEntry): Table => rewind(table, entry).before

/** The seat's turn ended with the entry, so that what it had staged was opened. */
const isClosed = ({ turn, progress }: Table, seat: Seat): boolean =>
	turn !== seat || progress?.phase === 'regions'

const isStep = ({ type }: Event): boolean =>
	['income', 'boom', 'develop', 'develop-again', 'share', 'share-again', 'cash'].includes(type)

/** The part of the game to which such events belong. */
export function stageOf([first, second]: readonly Event[]): Table['stage'] {
	if (first?.type === 'assign' || first?.type === 'assign-region') return 'draft'
	if (first?.type === 'town') return 'towns'
	return first?.type === 'boom' && second?.type !== 'income' ? 'boom' : 'turns'
}

/** Where the turn put something that was opened at its end. */
export const openedIn = (events: readonly Event[]) =>
	events.flatMap((event) => {
		if (event.type === 'develop' || event.type === 'develop-again') return [event.path.at(-1)!]
		return event.type === 'share' || event.type === 'share-again' ? [event.place] : []
	})

function beforeOpening(table: Table, seat: Seat, events: readonly Event[]): Table {
	const draft = copyTable(table)
	draft.turn = seat
	draft.progress = { phase: 'share', marker: null, extra: null, middle: {}, bonus: false, fresh: 0 }
	for (const place of openedIn(events)) {
		const pieces = piecesAt(draft, place)
		// A second share goes home unopened where the first one was enough.
		if (pieces.endsWith(`${seat}`)) draft.places[place] = pieces.slice(0, -1)
		if (draft.places[place] === '') delete draft.places[place]
	}
	for (const event of events) {
		if (event.type === 'develop') draft.progress.marker = event.path.at(-1)!
		if (event.type === 'develop-again') draft.progress.extra = event.path.at(-1)!
		if (event.type === 'share') draft.progress.middle[event.place] = 1
		if (event.type === 'share-again') draft.progress.middle[event.place] = 2
	}
	return draft
}

function beforeEvent(table: Table, seat: Seat, event: Event): Table {
	const draft = copyTable(table)
	takeBack(draft, seat, event)
	return draft
}

function takeBack(draft: Table, seat: Seat, event: Event): void {
	const player = draft.seats[seat]!
	const { progress } = draft
	switch (event.type) {
		case 'assign':
			delete draft.tiles[event.place]
			break
		case 'assign-region':
			delete draft.regionTiles[event.region]
			break
		case 'town':
			delete draft.places[event.place]
			break
		case 'boom':
			draft.progress = null // where the marker came from is not told
			break
		case 'income':
			player.money -= event.dollars
			draft.progress = null
			break
		case 'develop':
		case 'develop-again':
			player.money += priceOf(event)
			if (event.path.length > 2) draft.development = seat
			if (event.free !== undefined) draft.route = seat
			if (event.type === 'develop-again') player.bonus++
			if (progress) progress[event.type === 'develop' ? 'marker' : 'extra'] = null
			break
		case 'share':
			player.money++
			if (progress) delete progress.middle[event.place]
			break
		case 'share-again':
			player.bonus++
			if (progress) progress.middle[event.place] = 1
			break
		case 'cash':
			player.bonus++
			player.money -= DOLLARS_FOR_BONUS
			break
		case 'evaluate':
			draft.places[event.place] = event.pieces
			draft.tiles[event.place] = event.value
			draft.seats[event.winner]!.points.metropolises -= event.points
			break
		case 'beside':
			delete draft.beside[event.region]
			break
		case 'score':
			draft.regionTiles[event.region] = event.tile
			draft.track.pop()
			player.points.track -= event.points
			for (const { seat: winner, points = 0, dollars = 0, keeps } of event.gains) {
				draft.seats[winner]!.points.regions -= points
				draft.seats[winner]!.money -= dollars
				if (keeps === 'development') draft.development = NOBODY
				if (keeps === 'route') draft.route = NOBODY
				if (keeps === 'bonus') draft.seats[winner]!.bonus--
			}
			break
		case 'milestone':
			draft.seats[event.seat]!.bonus--
			draft.milestones[event.milestone] =
				draft.milestones[event.milestone]?.replace(`${event.seat}`, '') ?? ''
			if (draft.standing !== undefined && event.milestone === 'two-eights') draft.standing += `${event.seat}`
			break
		case 'first-eight':
			draft.standing = draft.standing?.replace(`${seat}`, '') ?? ''
			break
		case 'over':
			draft.stage = 'turns'
			for (const { points } of draft.seats) Object.assign(points, { towns: 0, dollars: 0, bonus: 0 })
			break
	}
}
