import type { Outcome } from '../kernel/game.ts'
import { isRecord } from '../kernel/json.ts'
import {
	type Check,
	isCount,
	isFlag,
	isNumber,
	isPlain,
	isText,
	listOf,
	orNone,
	orNull,
	shaped,
} from '../kernel/shape.ts'
import type { BrokenStarts } from '../room/draw.ts'
import { type ChatLine, COLOURS } from '../room/room.ts'
import type { DrawView, RoomView, SeatView, TableView } from '../room/view.ts'

const MOST_MOVES = 10_000

const isOneOf =
	(...values: unknown[]): Check =>
	(value) =>
		values.includes(value)

const isColour: Check = (value) => isCount(value) && (value as number) < COLOURS

const isDraw = shaped<DrawView>({
	promise: isText,
	lots: listOf(
		shaped<DrawView['lots'][number]>({
			seat: isCount,
			key: orNull(isText),
			pledge: orNull(isText),
			share: orNull(isText),
		}),
	),
})

/** Whether what a document shows is a room: the authority may be somebody's browser. */
export const isRoomView = shaped<RoomView>({
	code: isText,
	game: isText,
	options: isRecord,
	phase: isOneOf('lobby', 'playing', 'over'),
	epoch: isCount,
	creator: orNull(isCount),
	seats: listOf(
		shaped<SeatView>({
			id: isCount,
			name: isText,
			colour: isColour,
			played: isOneOf('person', 'bot', 'nobody'),
			bot: orNull(isText),
			owned: isFlag,
		}),
	),
	chat: listOf(shaped<ChatLine>({ seat: isCount, name: isText, text: isText, at: isNumber })),
	draw: orNone(isDraw),
	broken: orNone(shaped<BrokenStarts>({ opened: isCount, awaited: listOf(isCount) })),
	from: orNone(isText),
})

/** Likewise a table; what lies on it, its game alone can tell. */
export const isTableView = shaped<TableView>({
	about: shaped<TableView['about']>({
		game: isText,
		version: isNumber,
		options: isRecord,
		seats: listOf(
			shaped<TableView['about']['seats'][number]>({
				id: isCount,
				name: isText,
				colour: isColour,
				bot: orNone(isText),
			}),
		),
		startedAt: isNumber,
		commitment: isText,
		draw: orNone(isDraw),
	}),
	now: shaped<TableView['now']>({
		turn: isCount,
		undo: orNull(isNumber),
		outcome: orNull(shaped<Outcome>({ scores: listOf(isNumber), winners: listOf(isCount) })),
		outdated: isFlag,
		seed: orNull(isText),
	}),
	table: isRecord,
	moves: listOf((move) => Array.isArray(move) && isNumber(move[0]) && isPlain(move), MOST_MOVES),
})
