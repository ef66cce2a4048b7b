import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Rejected } from '../../../shared/kernel/rejection.ts'
import type { Continuation } from '../../../shared/room/continuation.ts'
import { askToLastWith } from '../../app/lasting.ts'
import { makeToken, tokenFor } from '../../app/seats.ts'
import { keep, recall } from '../../app/storage.ts'
import { type Connection, openConnection } from '../../connection/connection.ts'
import type { AnyTableGame } from '../../games/game.ts'
import { findClientGame } from '../../games/index.ts'
import { tellOwnName } from '../join/own-name.ts'
import type { LocalRoom } from './local-room.ts'

/** Somebody at this device. */
export interface Sitter {
	token: string
	connection: Connection
}

/** Everybody who plays at this device, and who has it in their hands. */
export interface HotSeat {
	readonly first: Sitter // whose device it is
	readonly players: ReadonlySignal<readonly Sitter[]> // those with a seat
	readonly isShared: ReadonlySignal<boolean>
	readonly holder: ReadonlySignal<Sitter> // whose view is shown
	readonly called: ReadonlySignal<Sitter | undefined> // whose turn it is, if theirs
	/** While the device changes hands nobody's view is shown: who is to take it. */
	readonly awaited: ReadonlySignal<Sitter | undefined>
	/** While it is not known yet who that is. */
	readonly isSettling: ReadonlySignal<boolean>
	nameOf(sitter: Sitter): string
	colourOf(sitter: Sitter): number
	add(name: string): Promise<Rejected | undefined>
	/** Puts the device down for whoever is called. */
	hide(): void
	/** Takes it up. */
	show(sitter: Sitter): void
	/** The game as it could go on elsewhere, or the lobby. */
	continuation(): Promise<Continuation | undefined>
	close(): void
}

/** Opens the room to all who have joined at this device before. */
export function openHotSeat(room: LocalRoom, code: string): HotSeat {
	const key = `people.${code}`
	const enter = (token: string): Sitter => ({
		token,
		connection: openConnection({
			code,
			token,
			url: '',
			WebSocket: room.WebSocket,
			environment: { hasNetwork: () => true }, // none is needed
		}),
	})
	const first = enter(tokenFor(code))
	const others = signal((recall<string[]>(key) ?? []).map(enter))
	const shown = signal<Sitter | undefined>(undefined)

	const players = computed(() => [first, ...others.value].filter(isSeated))
	// Whoever is not known yet may have a seat: else the first one's hand would be seen until they are.
	const isShared = computed(
		() => [first, ...others.value].filter(({ connection }) => connection.you.value !== null).length > 1,
	)
	const isPlaying = computed(() => first.connection.room.value?.phase === 'playing')
	const holder = computed(() => shown.value ?? players.value[0] ?? first)
	const rules = loadRules(first.connection)
	const stopAsking = askToLastWith(first.connection.room)
	const called = computed(() =>
		isPlaying.value ? calledAmong(players.value, first.connection, rules.game.value) : undefined,
	)
	const isPassed = computed(() => isPlaying.value && isShared.value && !shown.value)
	const isSettling = computed(() => isPassed.value && !rules.game.value)
	const awaited = computed(() => (isPassed.value ? (called.value ?? holder.value) : undefined))

	/** Whoever lost their seat before a game has gone. */
	const stop = effect(() => {
		const gone = isPlaying.value ? [] : others.value.filter(({ connection }) => connection.you.value === null)
		for (const { connection } of gone) connection.close()
		if (gone.length > 0) keepOthers(others.peek().filter((one) => !gone.includes(one)))
	})
	const keepOthers = (next: Sitter[]) => {
		keep(
			key,
			next.map(({ token }) => token),
		)
		others.value = next
	}
	const seatOf = ({ connection: { you } }: Sitter) =>
		first.connection.room.value?.seats.find(({ id }) => id === you.value)

	return {
		first,
		players,
		isShared,
		holder,
		called,
		awaited,
		isSettling,
		nameOf: (sitter) => seatOf(sitter)?.name ?? '',
		colourOf: (sitter) => seatOf(sitter)?.colour ?? 0,
		async add(name) {
			const added = enter(makeToken())
			const refused = await added.connection.send('sit', { name })
			if (refused) added.connection.close()
			else {
				keepOthers([...others.peek(), added])
				tellOwnName(added.connection, name)
			}
			return refused
		},
		hide() {
			shown.value = undefined
		},
		show(sitter) {
			shown.value = sitter
		},
		continuation: room.continuation,
		close() {
			stop()
			rules.stop()
			stopAsking()
			for (const { connection } of [first, ...others.peek()]) connection.close()
		},
	}
}

const isSeated = ({ connection }: Sitter): boolean => typeof connection.you.value === 'number'

/** Of the game that is played, once they are there. */
function loadRules({ table }: Connection) {
	const game = signal<AnyTableGame | undefined>(undefined)
	const kind = computed(
		() => table.value && JSON.stringify([table.value.about.game, table.value.about.options]),
	)
	const stop = effect(() => {
		const wanted = kind.value
		game.value = undefined
		if (wanted === undefined) return
		const [id, options] = JSON.parse(wanted)
		findClientGame(id)
			?.table(options)
			.then((loaded) => {
				if (kind.peek() === wanted) game.value = loaded
			})
	})
	return { game, stop }
}

function calledAmong(
	players: readonly Sitter[],
	{ table }: Connection,
	game: AnyTableGame | undefined,
): Sitter | undefined {
	const view = table.value
	if (!view || !game) return undefined
	const seats = game.rules.actors(view.table).map((place) => view.about.seats[place]?.id)
	return players.find(({ connection }) => seats.includes(connection.you.value ?? undefined))
}
