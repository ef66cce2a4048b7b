import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { PlaceId } from '../../../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../../../shared/games/franchise/data/regions.ts'
import type { Gain } from '../../../../../shared/games/franchise/event.ts'
import type { Table } from '../../../../../shared/games/franchise/table.ts'
import { afterPaint } from '../../../../app/after-paint.ts'
import type { Box, Point, Sight } from '../../../game.ts'
import { eventsOf } from '../../events-of.ts'
import type { FranchiseParts } from '../../play.ts'
import { placeUnder, regionUnder } from '../geometry.ts'
import { labelSceneOf } from './label-scene.ts'
import { type LabelScene, layOutLabels, type MapLabels, type Placed } from './map-labels.ts'
import { openingTargets, type Target, targetsOf } from './target.ts'

/** The labels of the map, and what they are about. */
export interface Labels {
	readonly sight: Signal<Sight | undefined> // what the window shows of the map
	readonly targets: ReadonlySignal<readonly Target[]> // what can be chosen now
	readonly paid: ReadonlySignal<ReadonlyMap<RegionId, readonly Gain[]>> // by the regions that have scored
	readonly scene: ReadonlySignal<LabelScene>
	readonly shown: ReadonlySignal<MapLabels | undefined> // where they stand
	/** The place that is under a point of the map, or that a label there speaks of. */
	placeUnder(at: Point): PlaceId | undefined
	/** The region whose plate is there, or whose land. */
	regionUnder(at: Point): RegionId | undefined
	close(): void
}

type Needs = Pick<FranchiseParts, 'stage' | 'display' | 'staging' | 'reach'>

/**
 * Labels are laid out for a position and a camera, not for a tap: what was open when the turn began keeps its room
 * while the turn is staged, so that nothing moves under the finger. And they follow a frame later: what is lit comes
 * first.
 */
export function createLabels({ stage, display, staging, reach }: Needs): Labels {
	const sight = signal<Sight | undefined>(undefined)
	const isTurn = computed(() => stage.view.value.table.stage === 'turns')
	const targets = computed(() =>
		display.isOffering.value ? targetsOf(reach, staging.aim.value, isTurn.value) : [],
	)
	const opening = computed(() => (isTurn.value ? openingTargets(stage.view.value.table) : []))
	const paid = computed(() => paidIn(stage.entries.value.map(eventsOf)))

	const kept = computed((): readonly Target[] => {
		if (!display.isOffering.value || staging.aim.value !== 'go') return targets.value
		const current = new Map(targets.value.map((target) => [target.place, target]))
		const first = opening.value.map((target) => current.get(target.place) ?? target)
		return [...first, ...targets.value.filter(({ place }) => !first.some((other) => other.place === place))]
	})
	const outline = computed(() => JSON.stringify(kept.value))
	const table = computed(() => outlineOf(display.table.value))
	const scene = computed(() => {
		void table.value
		return labelSceneOf(
			display.table.peek(),
			JSON.parse(outline.value) as readonly Target[],
			display.isOffering.value && isTurn.value,
			paid.value,
		)
	})

	const shown = signal<MapLabels | undefined>(undefined)
	const layOut = () => {
		if (sight.peek()) shown.value = layOutLabels(scene.peek(), sight.peek()!)
	}
	const close = effect(() => {
		void scene.value
		if (sight.value && !shown.peek()) layOut()
		else if (sight.value) afterPaint(layOut)
	})

	/** Of some labels the one that a point of the map lies in. */
	const labelUnder = <Key>(at: Point, kind: ReadonlyMap<Key, Placed>): Key | undefined => {
		const { x, y, unit } = shown.peek()!.sight
		const pixel = { x: (at.x - x) * unit, y: (at.y - y) * unit }
		return [...kind].find(([, { box }]) => isIn(pixel, box))?.[0]
	}
	const plateUnder = (at: Point) => shown.peek() && labelUnder(at, shown.peek()!.plates)

	return {
		sight,
		targets,
		paid,
		scene,
		shown,
		placeUnder(at) {
			const { players, radii } = scene.peek()
			const labels = shown.peek()
			if (!labels) return placeUnder(at, players)
			for (const kind of [labels.tags, labels.froms, labels.names]) {
				const place = labelUnder(at, kind)
				if (place) return place
			}
			if (plateUnder(at)) return undefined
			const finger = FINGER / labels.sight.unit
			return placeUnder(at, players, (place) => Math.max(finger, (radii[place] ?? 0) + AROUND))
		},
		regionUnder: (at) => plateUnder(at) ?? regionUnder(at),
		close,
	}
}

const FINGER = 24 // pixels from the middle of a sign: who taps beyond asks about the land
const AROUND = 8 // units that the ring of what can be chosen goes round a sign

const isIn = ({ x, y }: Point, box: Box): boolean =>
	x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** What of a table changes how large its signs and plates are. */
const outlineOf = ({
	tiles,
	places,
	regionTiles,
	beside,
	boom,
	milestones,
	standing,
	stage,
}: Table): string => JSON.stringify([tiles, places, regionTiles, beside, boom, milestones, standing, stage])

function paidIn(turns: readonly ReturnType<typeof eventsOf>[]): ReadonlyMap<RegionId, readonly Gain[]> {
	const paid = new Map<RegionId, readonly Gain[]>()
	for (const events of turns)
		for (const event of events) if (event.type === 'score') paid.set(event.region, event.gains)
	return paid
}
