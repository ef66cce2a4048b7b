import { botToday } from '../kernel/bot.ts'
import { bytesOfText } from '../kernel/bytes.ts'
import type { CalendarDay } from '../kernel/calendar.ts'
import type { FindGame, Outcome, Seat } from '../kernel/game.ts'
import { renewOptions } from '../kernel/options.ts'
import type { GameRecord } from '../kernel/record.ts'
import { sha256Hex } from '../kernel/sha256.ts'
import type { Ask } from './asks.ts'
import { type Clock, type Pace, runningClock } from './clock.ts'
import { type Coming, type PlayedBy, playedBy } from './comings.ts'
import type { BrokenStarts, Lot } from './draw.ts'
import { type Result, showResult } from './kept.ts'
import { withoutStrangers } from './named-seats.ts'
import type { Nudge } from './nudge.ts'
import type { Proposal } from './proposal.ts'
import {
	type Drawn,
	type Match,
	type MoveEntry,
	type Phase,
	type Room,
	seatOf,
	type Whereabouts,
} from './room.ts'
import { waitsIn } from './waits.ts'

export interface SeatView {
	id: number
	name: string
	colour: number
	played: PlayedBy
	bot: string | null
	owned: boolean // somebody may come back for it
	standsIn?: true // a bot, because they took too long: they have it back with their first touch
}

/** The `room` document: what everybody may know of the room. */
export interface RoomView {
	code: string
	game: string
	options: unknown
	phase: Phase
	epoch: number
	creator: number | null // the creator's seat, if they have one
	seats: SeatView[]
	asks?: AskView[] // who would like to play on in a seat that stands open
	draw?: DrawView // while a seed is drawn
	broken?: BrokenStarts
	locked?: true // nobody new comes in
	hints?: true // people may ask for one on their turn; who plays alone may anyway
	clock?: Pace // for the games to come
	proposal?: Proposal // what everybody is asked, during a game
	nudge?: Nudge // who was asked to move, and has not
	from?: 'device' | 'devices' // where it was before it came here: on one device, or between several
	moved?: Whereabouts // where everybody meets instead
	openChat?: true // those who watch may write and react too
	kept?: true // it stays for a year
	results?: Result[] // of its latest games, where it does
	day?: CalendarDay // whose deal the next game is
}

export interface AskView extends Pick<Ask, 'id' | 'seat' | 'name'> {
	yes?: number // the seat of somebody who said yes, where another has to
}

/** What everybody may know of a draw: all but the host's secret. */
export interface DrawView {
	promise: string
	lots: Pick<Lot, 'seat' | 'key' | 'pledge' | 'share'>[]
}

/** The `table` document: one for each game. */
export interface TableView {
	about: {
		game: string
		version: number
		options: unknown
		seats: Match['seats']
		startedAt: number
		commitment: string // SHA-256 of the seed, published before the first move
		draw?: DrawView // how it was drawn, between devices
		day?: CalendarDay // whose deal it is, where it was not drawn
	}
	now: {
		turn: number
		undo: Seat | null // who may take back the last move
		outcome: Outcome | null
		outdated: boolean
		seed: string | null // shown at the end, so that everyone can check the deal
		since?: number // when whoever has the turn came to be waited for, on the authority's clock; none where no person waits for another
		clock?: ClockView
		paused?: true
		abandoned?: true
	}
	table: unknown
	moves: MoveEntry[]
	comings?: Coming[] // who left a seat and who sat down in it; none where nobody did
}

/** Everybody's time, and whose runs. */
export interface ClockView extends Clock {
	running?: Seat
}

/** What of a room its view is made of. */
type Viewed = Pick<
	Room,
	| 'code'
	| 'game'
	| 'options'
	| 'phase'
	| 'epoch'
	| 'creator'
	| 'seats'
	| 'draw'
	| 'broken'
	| 'locked'
	| 'hints'
	| 'clock'
	| 'proposal'
	| 'nudge'
	| 'origin'
	| 'asks'
	| 'moved'
	| 'openChat'
	| 'kept'
	| 'results'
	| 'day'
>

/** Whether two rooms are viewed alike: most steps are moves, and leave all of this as it is. */
export const isViewedAlike = (one: Viewed, other: Viewed): boolean =>
	one.seats === other.seats &&
	one.phase === other.phase &&
	one.epoch === other.epoch &&
	one.asks === other.asks &&
	one.options === other.options &&
	one.draw === other.draw &&
	one.broken === other.broken &&
	one.locked === other.locked &&
	one.hints === other.hints &&
	one.clock === other.clock &&
	one.proposal === other.proposal &&
	one.nudge === other.nudge &&
	one.moved === other.moved &&
	one.openChat === other.openChat &&
	one.kept === other.kept &&
	one.results === other.results &&
	one.day === other.day &&
	one.creator === other.creator &&
	one.game === other.game &&
	one.origin === other.origin &&
	one.code === other.code

/** Bots by the names they have today. */
function botShown({ game: id }: Pick<Room, 'game'>, bot: string | null, games: FindGame): string | null {
	const game = games(id)
	return bot === null || !game ? bot : (botToday(game, bot) ?? bot)
}

export const viewRoom = (room: Viewed, games: FindGame): RoomView => ({
	code: room.code,
	game: room.game,
	options: withoutStrangers(
		optionsToday(room, games),
		room.seats.map(({ id }) => id),
	),
	phase: room.phase,
	epoch: room.epoch,
	creator: seatOf(room, room.creator)?.id ?? null,
	seats: room.seats.map(({ id, name, colour, bot, player, owner, awaited }) => ({
		id,
		name,
		colour,
		played: playedBy({ player, bot }),
		bot: botShown(room, bot, games),
		owned: owner !== null && owner !== player,
		...(awaited !== undefined && { standsIn: true as const }),
	})),
	...(room.asks && { asks: room.asks.map((ask) => viewAsk(room, ask)) }),
	...(room.draw && { draw: viewDraw(room.draw) }),
	...(room.broken && { broken: room.broken }),
	...(room.locked && { locked: true }),
	...(room.hints && { hints: true }),
	...(room.clock && { clock: room.clock }),
	...(room.proposal && { proposal: room.proposal }),
	...(room.nudge && { nudge: room.nudge }),
	...(room.moved && { moved: room.moved }),
	...(room.openChat && { openChat: true }),
	...(room.kept && { kept: true }),
	...(room.results && { results: room.results.map(showResult) }),
	...(room.day !== undefined && { day: room.day }),
	...(room.origin !== undefined && { from: room.origin === '' ? 'device' : 'devices' }),
})

function viewAsk(room: Pick<Room, 'seats'>, { id, seat, name, yes }: Ask): AskView {
	const agreed = seatOf(room, yes ?? null)
	return { id, seat, name, ...(agreed && { yes: agreed.id }) }
}

/** What a stranger may know of a room. */
export interface AboutRoom {
	game: string
	phase: string
	free: number // seats that somebody could take
}

export const aboutRoom = ({ game, phase, seats }: Room, games: FindGame): AboutRoom => {
	const { max = 0 } = games(game)?.players ?? {}
	const open = seats.filter((seat) => seat.player === null && seat.bot === null).length
	return { game, phase, free: phase === 'playing' ? open : max - seats.length }
}

/** As the next game would read them: they may have been chosen when its rules had an earlier version. */
function optionsToday({ game, options }: Pick<Room, 'game' | 'options'>, games: FindGame): unknown {
	const known = games(game)
	return known ? renewOptions(known.options, options) : options
}

const viewDraw = ({ promise, lots }: Drawn): DrawView => ({
	promise,
	lots: lots.map(({ seat, key, pledge, share }) => ({ seat, key, pledge, share })),
})

export function viewTable(room: Room, games: FindGame): TableView | undefined {
	const { match } = room
	const game = match && games(match.game, match.version)
	if (!match || !game) return undefined
	const { version, options, seats, startedAt, seed, commitment, drawn, day } = match
	const { state, turn, outcome, outdated, before, moves, entries, comings, clock, pausedAt, abandoned } =
		match
	const running = clock && runningClock(room, games)
	return {
		about: {
			game: game.id,
			version,
			options,
			seats,
			startedAt,
			commitment,
			...(drawn && { draw: viewDraw(drawn) }),
			...(day !== undefined && { day }),
		},
		now: {
			turn,
			undo: before && !outcome ? (moves.at(-1)?.seat ?? null) : null,
			outcome,
			outdated,
			seed: outcome ? seed : null,
			...waitedIn(room, games),
			...(clock && { clock: { ...clock, ...(running && { running: running.place }) } }),
			...(pausedAt !== undefined && { paused: true }),
			...(abandoned && { abandoned }),
		},
		table: game.table(state),
		moves: entries,
		...(comings && { comings }),
	}
}

/** Bots wait for nobody: it takes two people. */
function waitedIn(room: Room, games: FindGame): { since?: number } {
	const isAlone = room.seats.filter(({ player }) => player !== null).length < 2
	const [wait] = isAlone ? [] : waitsIn(room, games)
	return wait ? { since: wait.since } : {}
}

export const commitmentOf = (seed: string): string => sha256Hex(bytesOfText(seed))

/** What only the player in `seat` (a place at the table) may see. */
export const viewHand = ({ match }: Room, seat: Seat, games: FindGame): unknown =>
	match ? games(match.game, match.version)?.hand(match.state, seat) : undefined

/** The finished game, to be replayed and checked by anyone; none while its seed is a secret. */
export function recordOf({ match }: Room): GameRecord | undefined {
	if (!match?.outcome) return undefined
	const { game, version, options, seating, seed, day, moves, abandoned } = match
	const seats = match.seats.map(({ name, colour, bot }) => ({
		name,
		colour,
		...(bot !== undefined && { bot }),
	}))
	return {
		game,
		version,
		options,
		seating,
		seats,
		seed,
		...(day !== undefined && { day }),
		moves,
		...(abandoned && { abandoned }),
	}
}
