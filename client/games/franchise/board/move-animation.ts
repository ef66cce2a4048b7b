import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import type { Evaluation, Event } from '../../../../shared/games/franchise/event.ts'
import type { FinalSource } from '../../../../shared/games/franchise/rules/final-score.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import type { Box, Scene } from '../../game.ts'
import { openedIn, rewind } from '../before.ts'
import { eventsOf } from '../events-of.ts'
import type { FranchiseStage } from '../staging.ts'
import { boxAround, boxOfPlaces } from './geometry.ts'
import { platePoints } from './plate-points.ts'

type Scored = Extract<Event, { type: 'score' }>

/** A marker on its way; it is told how far. */
export type Advance = (part: number) => void

/** A turn as the board tells it, one thing after the other. */
export interface MoveAnimation {
	readonly frame: ReadonlySignal<Table | undefined> // what the board shows meanwhile
	readonly caption: ReadonlySignal<string | undefined> // and what is said about it
	readonly seat: ReadonlySignal<Seat> // whose turn is told
	readonly travelling: ReadonlySignal<readonly PlaceId[] | undefined> // the roads of a marker on its way
	readonly runners: Set<Advance>
	readonly evaluated: ReadonlySignal<Evaluation | undefined>
	readonly leaving: ReadonlySignal<Evaluation | undefined> // its scorer's pieces go home
	readonly scored: ReadonlySignal<Scored | undefined>
	readonly space: ReadonlySignal<number | undefined> // of the track, that is being covered
	readonly counted: ReadonlySignal<readonly FinalSource[] | undefined> // of the final scoring; all, unless it is shown
	animateMove(scene: Scene, signal: AbortSignal): Promise<void>
}

/** What tells it; nobody needs that before the first move, so that it is loaded then. */
const loadTelling = () => import('./tell-move.ts')

/** What a turn is told with. */
export interface Told {
	readonly frame: Signal<Table | undefined>
	readonly caption: Signal<string | undefined>
	readonly seat: Signal<Seat>
	readonly travelling: Signal<readonly PlaceId[] | undefined>
	readonly evaluated: Signal<Evaluation | undefined>
	readonly leaving: Signal<Evaluation | undefined>
	readonly scored: Signal<Scored | undefined>
	readonly space: Signal<number | undefined>
	readonly counted: Signal<readonly FinalSource[] | undefined>
	readonly runners: Set<Advance>
	/** Nothing is told any more. */
	hush(): void
}

export function createMoveAnimation(stage: FranchiseStage): MoveAnimation {
	const signals = {
		travelling: signal<readonly PlaceId[] | undefined>(undefined),
		evaluated: signal<Evaluation | undefined>(undefined),
		leaving: signal<Evaluation | undefined>(undefined),
		scored: signal<Scored | undefined>(undefined),
		space: signal<number | undefined>(undefined),
		caption: signal<string | undefined>(undefined),
		counted: signal<readonly FinalSource[] | undefined>(undefined),
	}
	const frame = signal<Table | undefined>(undefined)
	const told: Told = {
		...signals,
		frame,
		seat: signal<Seat>(0),
		runners: new Set<Advance>(),
		hush: () =>
			batch(() => {
				for (const part of Object.values(signals)) part.value = undefined
			}),
	}
	return {
		...told,
		async animateMove(scene, signal) {
			const rewound = rewind(stage.shown.peek(), scene.entry)
			frame.value = rewound.before
			told.seat.value = scene.entry[0]
			const telling = await loadTelling().catch(() => undefined) // without it, the move is just there
			if (!signal.aborted) await telling?.tellMove(stage, told, scene, rewound, signal)
			batch(() => {
				told.hush()
				frame.value = undefined
			})
		},
	}
}

/** Where an entry happened. */
export function placeOf(entry: MoveEntry): Box | undefined {
	const events = eventsOf(entry)
	const places = events.flatMap((event) => {
		if (event.type === 'develop' || event.type === 'develop-again') return event.path
		return 'place' in event ? [event.place] : []
	})
	if (places.length > 0) return boxOfPlaces([...places, ...openedIn(events)])
	const region = events.find((event) => event.type === 'assign-region')
	return region ? boxAround([platePoints[region.region]]) : undefined
}
