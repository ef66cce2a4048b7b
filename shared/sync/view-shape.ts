import type { Outcome } from '../kernel/game.ts'
import { type Check, isFields, isNumber, isPlain, isText, listOf, maybe, shaped } from '../kernel/shape.ts'
import type { BrokenStarts } from '../room/draw.ts'
import type { Nudge } from '../room/nudge.ts'
import type { Proposal } from '../room/proposal.ts'
import { COLOURS, type Whereabouts } from '../room/room.ts'
import type { AskView, ClockView, DrawView, RoomView, SeatView, TableView } from '../room/view.ts'

const MOST_MOVES = 10_000

const isSeat = shaped<SeatView>({
	id: isNumber,
	name: isText,
	colour: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < COLOURS,
	bot: maybe(isText),
})

const isDraw = shaped<DrawView>({ promise: isText, lots: listOf(isFields) })

const isMove: Check = (move) => Array.isArray(move) && isNumber(move[0]) && isPlain(move)

const isComing: Check = (coming) =>
	Array.isArray(coming) &&
	isNumber(coming[0]) &&
	isNumber(coming[1]) &&
	isText(coming[2]) &&
	isText(coming[3])

/** Whether what a document shows is a room: the authority may be somebody's browser. */
export const isRoomView = shaped<RoomView>({
	code: isText,
	game: isText,
	options: isFields,
	phase: (value) => ['lobby', 'playing', 'over'].includes(value as string),
	epoch: isNumber,
	creator: maybe(isNumber),
	seats: listOf(isSeat),
	asks: maybe(listOf(shaped<AskView>({ id: isNumber, seat: isNumber, name: isText, yes: maybe(isNumber) }))),
	draw: maybe(isDraw),
	broken: maybe(shaped<BrokenStarts>({ awaited: listOf(isNumber) })),
	from: maybe(isText),
	clock: maybe(isText),
	proposal: maybe(
		shaped<Proposal>({
			id: isNumber,
			what: isText,
			seat: maybe(isNumber),
			by: isNumber,
			yes: listOf(isNumber),
			no: maybe(listOf(isNumber)),
			at: isNumber,
		}),
	),
	nudge: maybe(shaped<Nudge>({ seat: isNumber, by: isNumber, at: isNumber })),
	moved: maybe(shaped<Whereabouts>({ code: isText, host: maybe(isText) })),
	day: maybe(isText),
})

/** Likewise a table; what lies on it, its game alone can tell. */
export const isTableView = shaped<TableView>({
	about: shaped<TableView['about']>({
		game: isText,
		options: isFields,
		seats: listOf(isSeat),
		draw: maybe(isDraw),
		day: maybe(isText),
	}),
	now: shaped<TableView['now']>({
		turn: isNumber,
		since: maybe(isNumber),
		clock: maybe(
			shaped<ClockView>({ pace: isText, left: listOf(isNumber), spent: isNumber, running: maybe(isNumber) }),
		),
		outcome: maybe(shaped<Outcome>({ scores: listOf(isNumber), winners: listOf(isNumber) })),
	}),
	table: isFields,
	moves: listOf(isMove, MOST_MOVES),
	comings: maybe(listOf(isComing)),
})
