import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Seat, View } from '../../shared/kernel/game.ts'
import type { Rejected } from '../../shared/kernel/rejection.ts'
import type { Comings } from '../../shared/room/comings.ts'
import type { MoveEntry } from '../../shared/room/room.ts'
import { announce } from '../design/announcer.tsx'
import type { AnyTableGame, Box, Hint, Play, Player, Point, Stage } from '../games/game.ts'
import { explainLater } from '../i18n/explain-later.ts'
import { type Award, createAwards } from './awards.ts'
import { createPlayback, type Newest } from './playback.ts'
import { createViewport, type Viewport } from './surface/viewport.ts'
import { tableWords } from './words.en.ts'

/** Where a table comes from: a room, or a record that is replayed. */
export interface Source {
	readonly view: ReadonlySignal<View<unknown, unknown>>
	readonly newest: ReadonlySignal<Newest<unknown>>
	readonly turn: ReadonlySignal<number> // by which the authority tells whether a move is meant for the table as it is
	readonly players: ReadonlySignal<readonly Player[]>
	readonly seen?: number // entries shown before the page was loaded
	wasAway?(): boolean // whether nobody could see what has just come
	readonly comings?: ReadonlySignal<Comings> // who played where, and since when
	send(steps: readonly unknown[], claim: number | undefined): Promise<Rejected | undefined>
	/** Milliseconds since the game began, on the authority's clock; a record that is replayed has no time. */
	now?(): number
}

/** A table on the screen. */
export interface TableModel {
	readonly game: AnyTableGame
	readonly play: Play
	readonly viewport: Viewport | undefined // of boards that can be zoomed
	readonly players: ReadonlySignal<readonly Player[]>
	readonly actors: ReadonlySignal<readonly Seat[]> // whose turn it is, by the newest table
	readonly isMyTurn: ReadonlySignal<boolean>
	readonly called: ReadonlySignal<readonly Seat[]> // the same as people see it: once everything before was shown
	readonly entries: ReadonlySignal<readonly MoveEntry[]> // those shown
	readonly seen: ReadonlySignal<number> // of those, so many to their end
	readonly scores: ReadonlySignal<readonly number[]> // as shown: points on their way are not counted yet
	readonly hidesScores: ReadonlySignal<boolean>
	tellScore(score: number): string
	readonly awards: ReadonlySignal<readonly Award[]>
	readonly missed: ReadonlySignal<number>
	readonly wasAway: ReadonlySignal<boolean> // whether those were made while nobody looked
	readonly isBehind: ReadonlySignal<boolean> // there are moves that are not on the board yet
	readonly isShowing: ReadonlySignal<boolean> // the newest is still to be seen
	readonly lit: Signal<number | undefined>
	readonly sending: ReadonlySignal<boolean>
	readonly notice: ReadonlySignal<string | undefined> // why not, or something that passes
	readonly refused: ReadonlySignal<string | undefined> // by which code, if that is what the notice says
	say(text: string, code?: string): void
	/** Says why something was refused, if it was. */
	refuse(refused: Rejected | undefined): Promise<void>
	readonly hint: Signal<Hint | undefined> // that was asked for; it is for one turn alone
	/** One of the entries shown, in words; empty where there is nothing to tell. */
	tell(index: number): string
	/** The same where there is little room. */
	tellBriefly(index: number): string
	readonly comings: ReadonlySignal<Comings> // who played where at the start, and who came and went since
	land(award: Award): void
	/** Goes to the newest at once, and forgets what was said before. */
	skip(): void
	/** Somebody touched the board: forgets what was said, and answers how to end the playback that runs. */
	touch(): () => void
	close(): void
}

export function openTable(game: AnyTableGame, source: Source): TableModel {
	const { view, newest, players } = source
	const underWay = signal(0) // moves sent and not answered yet
	const sending = computed(() => underWay.value > 0)
	const lit = signal<number | undefined>(undefined)
	const awards = createAwards()
	const { notice, refused, say, hush, fade } = createNotice(() => game.rules.races(view.peek().table))
	const refuse = async (why: Rejected | undefined) => {
		if (why) say(await explainLater(why, game.explain), why.rejected)
	}
	const hint = signal<Hint | undefined>(undefined)
	let viewport: Viewport | undefined
	let play: Play | undefined

	const playback = createPlayback(newest, {
		before: game.before,
		animateMove: (scene, signal) => play?.animateMove(scene, signal) ?? Promise.resolve(),
		rest: () => viewport?.focus(undefined),
		isOwn: ([seat]) => players.peek()[seat]?.mine === true,
		...(source.seen !== undefined && { seen: source.seen }),
		...(source.wasAway && { wasAway: source.wasAway }),
	})

	const isBehind = computed(() => playback.entries.value.length < newest.value.entries.length)
	const isShowing = computed(() => playback.previous.value !== undefined || isBehind.value)
	const mover = computed(() => {
		if (!isShowing.value) return undefined
		// The move that is shown; or the next, which is about to be.
		const seat = newest.value.entries[playback.seen.value]?.[0]
		return seat === undefined || seat < 0 ? undefined : seat
	})

	const stage: Stage<unknown, unknown, unknown> = {
		view,
		turn: source.turn,
		shown: playback.shown,
		entries: playback.entries,
		isShowing,
		mover,
		players,
		lit,
		sending,
		notice,
		say,
		skip: playback.skip,
		async send(steps, claim) {
			if (sending.peek() && !game.rules.races(view.peek().table)) return false
			playback.skip()
			hush()
			underWay.value += 1
			const why = await source.send(steps, claim)
			underWay.value -= 1
			await refuse(why)
			return !why
		},
		award: (seat: Seat, points: number, from: Point) =>
			awards.send(seat, points, () => viewport?.pageOf(from) ?? from),
		focus: (box: Box) => viewport?.focus(box),
		reveal: (box: Box) => viewport?.reveal(box),
		pointOnPage: (place: Point) => viewport?.pointOnPage(place),
		now: () => source.now?.(),
	}
	play = game.open(stage)
	if (play.zoom) viewport = createViewport(play.zoom.drawing, play.zoom)

	/** What the running scene brings or costs a player and has not arrived yet. */
	const outstanding = (seat: Seat): number => {
		const then = playback.previous.value
		if (then === undefined) return 0
		const change = game.scoreOf(playback.shown.value, seat) - game.scoreOf(then, seat)
		return change - (awards.landed.value[seat] ?? 0)
	}
	const actors = computed(() => game.rules.actors(view.value.table))
	const called = computed(() =>
		mover.value === undefined || actors.value.length > 1 ? actors.value : [mover.value],
	)
	// Why something did not go is of no interest any more once there is something to confirm.
	let hadAction = false
	const stopHushing = effect(() => {
		const hasAction = play?.action.value !== undefined
		if (hasAction && !hadAction) hush()
		hadAction = hasAction
	})
	const stopHome = effect(() => {
		if (play?.zoom?.home?.value) viewport?.goHome()
	})
	const stopTurns = effect(() => {
		if (source.turn.value < 0) return
		hint.value = undefined
		fade()
	})
	const stopAwards = effect(() => {
		if (playback.previous.value !== undefined) awards.clear()
	})

	const tellWith = (tell: AnyTableGame['tell'], index: number): string => {
		const entry = playback.entries.value[index]
		if (!entry) return ''
		const earlier = playback.entries.value.slice(0, index)
		return tell(entry, introduce(players.value, entry[0], earlier), view.value.table, earlier)
	}

	return {
		game,
		play,
		viewport,
		players,
		actors,
		isMyTurn: computed(() => actors.value.some((seat) => players.value[seat]?.mine)),
		called,
		entries: playback.entries,
		seen: playback.seen,
		scores: computed(() =>
			players.value.map(({ seat }) => game.scoreOf(playback.shown.value, seat) - outstanding(seat)),
		),
		tellScore: game.tellScore ?? ((count) => tableWords.t('player.points', { count })),
		hidesScores: computed(() => game.hidesScores?.(playback.shown.value) ?? false),
		awards: awards.flying,
		missed: playback.missed,
		wasAway: playback.wasAway,
		isBehind,
		isShowing,
		lit,
		sending,
		notice,
		refused,
		say,
		refuse,
		hint,
		tell: (index) => tellWith(game.tell, index),
		tellBriefly: (index) => tellWith(game.tellBriefly ?? game.tell, index),
		comings: computed(() => source.comings?.value ?? { seats: [] }),
		land: awards.land,
		skip() {
			hush()
			hint.value = undefined
			playback.skip()
		},
		touch() {
			hush()
			const end = playback.ending()
			return () => {
				if (end() && !play?.action.peek()) viewport?.focus(undefined) // the touch did nothing else
			}
		},
		close() {
			hush()
			stopAwards()
			stopHushing()
			stopHome()
			stopTurns()
			playback.close()
			play?.close()
		},
	}
}

/** A bot is called one where it first acts. */
function introduce(players: readonly Player[], seat: Seat, earlier: readonly MoveEntry[]): readonly Player[] {
	const player = players[seat]
	if (!player?.isBot || earlier.some(([other]) => other === seat)) return players
	return players.with(seat, { ...player, name: tableWords.t('player.first', { name: player.name }) })
}

const NOTICE_FOR = 4500

/** A refusal stays until the player does something: it can be read, and its rule be asked for. In a race it passes. */
function createNotice(races: () => boolean) {
	const notice = signal<string | undefined>(undefined)
	const refused = signal<string | undefined>(undefined)
	let timer: ReturnType<typeof setTimeout> | undefined
	const hush = () => {
		clearTimeout(timer)
		timer = undefined
		notice.value = undefined
	}
	return {
		notice,
		refused,
		hush,
		/** Of another turn: it is still read to its end. */
		fade() {
			if (notice.peek() === undefined || timer !== undefined) return
			timer = setTimeout(hush, NOTICE_FOR)
		},
		say(text: string, code?: string) {
			clearTimeout(timer)
			timer = code && !races() ? undefined : setTimeout(hush, NOTICE_FOR)
			refused.value = code
			notice.value = text
			announce(text)
		},
	}
}
