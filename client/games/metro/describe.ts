import { stationNames } from '../../../shared/games/metro/data/station-names.ts'
import type { Event } from '../../../shared/games/metro/event.ts'
import { departureSide, opposite, SIZE, STATIONS } from '../../../shared/games/metro/rules/board.ts'
import { CENTRE, isDoubled, UNFINISHED } from '../../../shared/games/metro/rules/line.ts'
import { ownerOf } from '../../../shared/games/metro/rules/owner.ts'
import type { Change, Line } from '../../../shared/games/metro/rules/preview.ts'
import { exitSide } from '../../../shared/games/metro/rules/tile.ts'
import { NOBODY, type Table } from '../../../shared/games/metro/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import type { Player } from '../game.ts'
import { linesOf } from './board/lines-of.ts'
import type { Extras } from './extras.ts'
import { type Owners, ownerName, ownersAmong } from './owner.ts'
import type { MetroStage, Staging } from './staging.ts'
import { metroWords } from './words.en.ts'

/** Columns have letters, rows numbers from the top. */
export const cellName = (cell: number): string => `${'ABCDEFGH'[cell % SIZE]}${Math.floor(cell / SIZE) + 1}`

/** A station by its number, as on the board, and its name; or a rail of the Central Station. */
export const stationName = (departure: number): string =>
	departure > STATIONS
		? metroWords.t('rail', {
				side: sideName(opposite(departureSide[departure]!)),
				number: 2 - (departure % 2),
			})
		: `${departure} ${stationNames[departure - 1]}`

/** A line by the number alone of its station, where it has one. */
export const lineName = (departure: number): string =>
	departure > STATIONS ? stationName(departure) : String(departure)

/** A station or the middle, where a line may end. */
export const endName = (end: number): string => (end === CENTRE ? metroWords.t('centre') : stationName(end))

/** Where a finished line ends, beside the station that it comes from. */
export const endOf = ({ departure, end }: Pick<Line, 'departure' | 'end'>): string =>
	end === departure ? metroWords.t('line.back') : endName(end)

/** A tile's tracks, in the order of the sides by which trains come in. */
export const describeTracks = (code: string): string =>
	[0, 1, 2, 3].map((side) => describeTrack(side, exitSide(code, side))).join(', ')

export const describeTrack = (from: number, to: number): string =>
	metroWords.t('track', { from: sideName(from), to: sideName(to) })

export const sideName = (side: number): string => metroWords.t(`side.${side as 0 | 1 | 2 | 3}`)

/** A line that was asked about. */
export function describeLine({ departure, owner, length, end }: Line, owners: Owners): string {
	const about = { station: stationName(departure), owner: ownerName(owners, owner) }
	if (end === UNFINISHED && length === 0) return metroWords.t('line.waiting', about)
	if (end === UNFINISHED) return metroWords.t('line.open', { ...about, count: length })
	if (isDoubled(departure, end)) return metroWords.t('line.centre', { ...about, count: length })
	return metroWords.t('line.rim', { ...about, count: length, end: endOf({ departure, end }) })
}

/** Whose move the others see, and then whom they wait for. */
export function describeWaiting({
	view,
	players,
	mover,
}: Pick<MetroStage, 'view' | 'players' | 'mover'>): string {
	const { turn, drawn } = view.value.table
	const seen = players.value[mover.value ?? turn]
	const name = seen?.name ?? ''
	if (!seen?.mine && (mover.value === undefined || mover.value === turn))
		return metroWords.t(drawn ? 'prompt.wait.drawn' : 'prompt.wait', { name })
	return seen?.mine ? metroWords.t('prompt.played.you') : metroWords.t('prompt.played', { name })
}

/** What the others' moves since one's own last brought to one's lines. */
export function describeNews({
	view,
	entries,
	players,
}: Pick<MetroStage, 'view' | 'entries' | 'players'>): string | undefined {
	const { seat, table } = view.value
	const all = entries.value
	const ended = all
		.slice(1 + all.findLastIndex(([by]) => by === seat))
		.flatMap(([by, ...events]) =>
			(events as Event[]).flatMap((event) =>
				event.type === 'line' && !table.market && ownerOf(table, event.departure) === seat
					? [{ by, event }]
					: [],
			),
		)
	const [first] = ended
	if (!first) return undefined
	return metroWords.t(ended.length > 1 ? 'prompt.news.more' : 'prompt.news', {
		name: players.value[first.by]?.name ?? '',
		line: lineName(first.event.departure),
		lines: ended.length,
		points: ended.reduce((sum, { event }) => sum + event.points, 0),
	})
}

/** That the chosen tile fits nowhere, where something can be done about it: to take another that does, or to draw. */
export function describeStuck({
	legal,
	mayDraw,
	steps,
}: Pick<Staging, 'legal' | 'mayDraw' | 'steps'>): string | undefined {
	if (legal.value.length > 0 || !mayDraw.value) return undefined
	return metroWords.t(steps.value.some(({ type }) => type === 'lay') ? 'prompt.stuck.one' : 'prompt.stuck')
}

/** That no tile brings anybody anything any more, where nothing but lines does. */
export const describeOver = (table: Table): string | undefined =>
	linesOf(table).every(({ end }) => end !== UNFINISHED) ? metroWords.t('prompt.over') : undefined

/** What a tile would bring, for the button that lays it: one's own points first. */
export function describeLay(
	changes: readonly Change[],
	owners: Owners,
	more: readonly string[] = [],
): string {
	const lines = changes.map(({ line }) => line)
	const gains = describeGains(lines, owners)
	const parts = gains.length > 1 ? describeGains(lines, owners, 'action.gain.brief') : gains
	return [metroWords.t('action.lay'), ...parts, ...more].join(' · ')
}

/** Who gets how much by finished lines: one's own points first. */
function describeGains(
	lines: readonly { readonly owner: number; readonly points: number }[],
	owners: Owners,
	phrase: 'action.gain' | 'action.gain.brief' = 'action.gain',
): string[] {
	const gains = new Map<number, number>()
	for (const { owner, points } of lines)
		if (owner !== NOBODY && points > 0) gains.set(owner, (gains.get(owner) ?? 0) + points)
	return [...gains]
		.sort(([a], [b]) => Number(owners[b]?.mine) - Number(owners[a]?.mine))
		.map(([owner, points]) => metroWords.t(phrase, { points, name: ownerName(owners, owner) }))
}

/** An entry of the log: who did what, then the lines it finished. */
export function describeEntry(
	[seat, ...events]: MoveEntry,
	players: readonly Player[],
	table: Table,
	extras?: Extras,
): string {
	const owners = extras?.ownersOf(players, table, undefined) ?? ownersAmong(players)
	const player = players[seat]
	const name = player?.name ?? ''
	const tell = (event: Event): string => {
		switch (event.type) {
			case 'draw':
				return player?.mine ? metroWords.t('log.draw.you') : metroWords.t('log.draw', { name })
			case 'lay': {
				const cell = cellName(event.cell)
				return player?.mine ? metroWords.t('log.lay.you', { cell }) : metroWords.t('log.lay', { name, cell })
			}
			case 'line': {
				const told = metroWords.t('log.line', {
					station: stationName(event.departure),
					end: endOf(event),
					count: event.points,
					owner: ownerName(owners, ownerOf(table, event.departure)),
				})
				return told + (extras?.tellPaid(event, players, table) ?? '')
			}
			case 'conclude':
				return metroWords.t('log.conclude')
			default:
				return extras?.tell(event, player, table) ?? ''
		}
	}
	return (events as Event[]).map(tell).join(' ')
}

/** The same in little room: who did what, and what each got by it. */
export function describeBriefly(
	[seat, ...events]: MoveEntry,
	players: readonly Player[],
	table: Table,
	extras?: Extras,
): string {
	const isLine = (event: Event) => event.type === 'line'
	const lines = (events as Event[]).filter(isLine)
	const others = (events as Event[]).filter((event) => !isLine(event))
	const done = describeEntry([seat, ...others], players, table, extras)
	const owners = extras?.ownersOf(players, table, undefined) ?? ownersAmong(players)
	const paid = lines.flatMap((line) => {
		const owner = ownerOf(table, line.departure)
		const awards = table.market ? undefined : extras?.awards(table, { ...line, owner })
		return awards?.map(([seat, points]) => ({ owner: seat, points })) ?? [{ owner, points: line.points }]
	})
	const gains = describeGains(paid, owners)
	return gains.length === 0 ? done : `${done} ${gains.join(', ')}.`
}
