import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { createElement } from 'preact'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../shared/games/franchise/data/regions.ts'
import { placesInPlay } from '../../../shared/games/franchise/rules/board.ts'
import type { Hand, Table } from '../../../shared/games/franchise/table.ts'
import type { Seat, View } from '../../../shared/kernel/game.ts'
import type { Play, Point } from '../game.ts'
import { Told } from './about/told.tsx'
import { FranchiseBoard, FranchiseLights, FranchiseOverlay, RoadMap } from './board/franchise-board.tsx'
import { boxOfRegion, nextPlace, placeUnder, regionUnder, sheet } from './board/geometry.ts'
import { createMoveAnimation, type MoveAnimation, placeOf } from './board/move-animation.ts'
import { isOnTrack } from './board/track.tsx'
import { actionOf, promptOf, retractionOf } from './guidance.ts'
import { Holdings } from './holdings.tsx'
import { homeOf, inSightFirst } from './home.ts'
import { shortcutsOf } from './shortcuts.ts'
import { type Destination, type FranchiseStage, type Staging, stageTurn } from './staging.ts'
import { touchPlace, touchRegion } from './touch.ts'
import { Tray } from './tray/tray.tsx'
import { franchiseWords } from './words.en.ts'

/** What somebody asked about. */
export type Inspected =
	| { kind: 'place'; place: PlaceId }
	| { kind: 'region'; region: RegionId }
	| { kind: 'player'; seat: Seat }
	| { kind: 'regions' | 'milestones' | 'track' }

/** A tile of the draft that waits for its place. */
export type Picked = { kind: 'value'; value: number } | { kind: 'region'; tile: number }

/** Franchise in play on one screen. */
export interface FranchisePlay extends Play, Staging {
	readonly stage: FranchiseStage
	readonly view: ReadonlySignal<View<Table, Hand>>
	readonly animation: MoveAnimation
	readonly displayed: ReadonlySignal<Table> // what the board shows
	readonly isCurrent: ReadonlySignal<boolean> // nothing is left to be seen before the next move
	readonly isOffering: ReadonlySignal<boolean> // the map shows what can be chosen
	readonly ways: ReadonlySignal<readonly Destination[]> // where lit roads lead
	readonly isDecided: ReadonlySignal<boolean> // one of them is staged
	readonly colours: ReadonlySignal<string> // of the seats, one digit each
	readonly colour: ReadonlySignal<number> // one's own
	readonly pointed: Signal<PlaceId | undefined> // where a mouse, the keys or the drawer point
	readonly inspected: Signal<Inspected | undefined>
	readonly picked: Signal<Picked | undefined> // in the draft
	readonly choices: ReadonlySignal<readonly PlaceId[]> // places that can be chosen, outside of turns
	readonly choicesOfRegions: ReadonlySignal<readonly RegionId[]>
	readonly reachable: ReadonlySignal<readonly PlaceId[]> // all places that can be chosen just now, whatever for
	/** A place was chosen, on the map, in the drawer or by key. */
	choose(place: PlaceId): void
	/** Tells about something; once more stops it. */
	inspect(what: Inspected): void
}

export function openPlay(stage: FranchiseStage): FranchisePlay {
	const animation = createMoveAnimation(stage)
	const pointed = signal<PlaceId | undefined>(undefined)
	const inspected = signal<Inspected | undefined>(undefined)
	const picked = signal<Picked | undefined>(undefined)
	const staging = stageTurn(stage, () => {
		picked.value = undefined
		pointed.value = undefined
	})
	const { view } = stage

	const colours = computed(() => stage.players.value.map(({ colour }) => colour).join(''))
	const choices = computed((): readonly PlaceId[] => {
		const chosen = picked.value
		const places = staging.legal.value.concat(staging.steps.value).flatMap((step) => {
			if (step.type === 'town' || (step.type === 'boom' && view.value.table.stage === 'boom'))
				return [step.place]
			const fits =
				chosen === undefined ||
				(chosen.kind === 'value' && step.type === 'assign' && step.value === chosen.value)
			return step.type === 'assign' && fits ? [step.place] : []
		})
		return inSightFirst([...new Set(places)])
	})
	const choicesOfRegions = computed((): readonly RegionId[] => {
		if (picked.value?.kind !== 'region') return []
		const regions = staging.legal.value.flatMap((step) =>
			step.type === 'assign-region' ? [step.region] : [],
		)
		return [...new Set(regions)]
	})
	const reachable = computed((): readonly PlaceId[] => [
		...choices.value,
		...(staging.aim.value === 'boom' ? staging.booms.value : staging.destinations.value).map(
			({ place }) => place,
		),
		...(staging.aim.value === 'boom' ? [] : staging.shares.value),
	])

	// Whoever is called sees what can be chosen; what they asked about before stood in its place.
	const stopAsking = effect(() => {
		if (staging.myTurn.value && !stage.isShowing.value) inspected.value = undefined
	})

	const isCurrent = computed(() => !stage.isShowing.value && stage.shown.value === view.value.table)

	const play: FranchisePlay = {
		...staging,
		stage,
		view,
		animation,
		displayed: computed(() => animation.frame.value ?? stage.shown.value),
		isCurrent,
		isOffering: computed(() => staging.myTurn.value && !stage.sending.value && isCurrent.value),
		ways: computed(() =>
			staging.aim.value === 'boom' ? [] : staging.destinations.value.map(withoutRouteTile),
		),
		isDecided: computed(
			() => staging.staged(staging.aim.value === 'again' ? 'develop-again' : 'develop').length > 0,
		),
		colours,
		colour: computed(() => Number(colours.value[view.value.seat ?? -1] ?? 0)),
		pointed,
		inspected,
		picked,
		choices,
		choicesOfRegions,
		reachable,
		choose: (place) => touchPlace(play, place),
		inspect(what) {
			const same = JSON.stringify(inspected.peek()) === JSON.stringify(what)
			inspected.value = same ? undefined : what
		},
		prompt: computed(() => promptOf(play)),
		action: computed(() => actionOf(play)),
		get shortcuts() {
			return shortcutsOf(play)
		},
		label: () => franchiseWords.t('board'),
		Board: () => createElement(RoadMap, { play }),
		overlays: [FranchiseLights, FranchiseBoard, FranchiseOverlay].map(
			(Layer) => () => createElement(Layer, { play }),
		),
		Tray: () => createElement(Tray, { play }),
		Holdings: ({ seat }: { seat: Seat }) => createElement(Holdings, { play, seat }),
		Possessions: ({ seat }: { seat: Seat }) => createElement(Told, { play, told: { kind: 'player', seat } }),
		retraction: computed(() => retractionOf(stage.entries.value.at(-1))),
		drawing: sheet,
		home: computed(() => homeOf(view.value, choices.value)),
		clear() {
			inspected.value = undefined
			staging.clear()
		},
		tap(at) {
			stage.lit.value = undefined
			const place = placeUnder(at)
			const region = regionUnder(at)
			if (place) play.choose(place)
			else if (region) touchRegion(play, region)
			else inspected.value = isOnTrack(at) ? { kind: 'track' } : undefined
		},
		point(at) {
			const place = at && placeUnder(at)
			if (place !== pointed.peek()) pointed.value = place
		},
		boxAt: (at: Point) => {
			const region = regionUnder(at)
			return region && boxOfRegion(region)
		},
		step(dx, dy) {
			const { stage: now, seats } = view.peek().table
			// Beyond the last that can be chosen, the others tell about themselves to whoever is called.
			const others =
				now === 'turns' && staging.myTurn.peek() ? placesInPlay(seats.length).map(({ id }) => id) : []
			const next =
				nextPlace(reachable.peek(), pointed.peek(), dx, dy) ?? nextPlace(others, pointed.peek(), dx, dy)
			if (next !== undefined) pointed.value = next
			return next !== undefined || reachable.peek().length > 0
		},
		enter() {
			const place = pointed.peek()
			if (place) play.choose(place)
		},
		placeOf,
		animateMove: animation.animateMove,
		close() {
			stopAsking()
			staging.close()
		},
	}
	return play
}

/** The same roads are offered with and without the tile; with it alone where nothing else can be paid. */
function withoutRouteTile({ place, offers }: Destination): Destination {
	const plain = offers.filter(({ step }) => step.free === undefined)
	return { place, offers: plain.length > 0 ? plain : offers.slice(0, 1) }
}
