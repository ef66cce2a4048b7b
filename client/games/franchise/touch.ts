import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../shared/games/franchise/data/regions.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Develop } from '../../../shared/games/franchise/steps/develop.ts'
import type { Attention } from './attention.ts'
import { isSame, plainFirst, targetOf } from './plan.ts'
import type { Destination, Reach } from './reach.ts'
import type { FranchiseStage, Staging } from './staging.ts'

/** What a touch needs to know what it means. */
interface Touched {
	stage: FranchiseStage
	staging: Staging
	reach: Reach
	attention: Attention
}

/** A place or a region was chosen: on the map, in the drawer or by key. */
export interface Touch {
	place(place: PlaceId): void
	/** The next of several roads to a place. */
	otherRoad(destination: Destination): void
	/** A market share and its double with a bonus tile, or the double alone taken back. */
	twice(place: PlaceId): void
	region(region: RegionId): void
}

export const createTouch = (touched: Touched): Touch => ({
	place: (place) => touchPlace(touched, place),
	otherRoad: (destination) => takeOtherRoad(touched, destination),
	twice: (place) => doubleShare(touched, place),
	region: (region) => touchRegion(touched, region),
})

/** A place was chosen. Where nothing can be done with it, it tells about itself. */
function touchPlace(touched: Touched, place: PlaceId): void {
	const { inspected, pointed } = touched.attention
	const isTurn = touched.stage.view.peek().table.stage === 'turns'
	pointed.value = place
	const done =
		touched.staging.myTurn.peek() && (isTurn ? playPlace(touched, place) : settlePlace(touched, place))
	inspected.value = done ? undefined : { kind: 'place', place }
}

/** A region was chosen: for a tile of the draft, or to be told about. */
function touchRegion({ staging, reach, attention }: Touched, region: RegionId): void {
	const { inspected, picked } = attention
	const tile = picked.peek()
	const step: Step | undefined =
		tile?.kind === 'region' ? { type: 'assign-region', region, tile: tile.tile } : undefined
	if (step && [...staging.steps.peek(), ...reach.legal.peek()].some((other) => isSame(other, step))) {
		inspected.value = undefined
		staging.toggle(step)
		return
	}
	const told = inspected.peek()
	inspected.value = told?.kind === 'region' && told.region === region ? undefined : { kind: 'region', region }
}

/** Within a turn: where one can go, where one is, or where the boom can go. Answers whether it meant anything. */
function playPlace({ staging, reach }: Touched, place: PlaceId): boolean {
	const { aim } = staging
	const { booms, destinations, shares } = reach
	if (aim.peek() === 'boom') {
		const [here, ...reach] = booms.peek()
		if (place === here?.place) staging.unstage('boom')
		else if (reach.some((offer) => offer.place === place)) staging.stageStep({ type: 'boom', place })
		else return false
		aim.value = 'go'
		return true
	}
	const taken = wayTo(staging, place)
	if (taken) {
		staging.takeBack(taken) // another road there is chosen in the list, never by touching the place once more
		return true
	}
	const destination = destinations.peek().find((one) => one.place === place)
	if (destination) {
		staging.stageStep({ ...plainFirst(destination.offers)[0]!.step, type: markerOf(staging) })
		return true
	}
	if (!shares.peek().includes(place)) return false
	staging.toggle({ type: 'share', place })
	return true
}

const markerOf = ({ aim }: Staging): Develop['type'] => (aim.peek() === 'again' ? 'develop-again' : 'develop')

/** The staged way to a place. */
const wayTo = ({ steps }: Staging, place: PlaceId): Develop | undefined =>
	steps.peek().find((step): step is Develop => 'path' in step && targetOf(step) === place)

function takeOtherRoad({ staging, attention }: Touched, { place, offers }: Destination): void {
	const taken = wayTo(staging, place)
	const type = taken?.type ?? markerOf(staging)
	const ways = plainFirst(offers).map(({ step }): Develop => ({ ...step, type }))
	const now = ways.findIndex((way) => taken && isSame(way, taken))
	attention.pointed.value = place
	attention.inspected.value = undefined
	staging.stageStep(ways[(Math.max(now, 0) + 1) % ways.length]!)
}

function doubleShare({ staging, attention }: Touched, place: PlaceId): void {
	const once: Step = { type: 'share', place }
	attention.pointed.value = place
	attention.inspected.value = undefined
	if (!staging.steps.peek().some((step) => isSame(step, once))) staging.stageStep(once)
	staging.toggle({ type: 'share-again', place })
}

/** Outside of turns one thing is decided; once more confirms it. */
function settlePlace({ staging, reach, attention }: Touched, place: PlaceId): boolean {
	const [staged] = staging.steps.peek()
	if (staged && targetOf(staged) === place) {
		staging.confirm()
		return true
	}
	const tile = attention.picked.peek()
	const fitting = reach.legal.peek().filter((step) => targetOf(step) === place)
	const step =
		fitting.find((one) => one.type !== 'assign' || tile?.kind !== 'value' || one.value === tile.value) ??
		fitting.at(-1)
	if (step) staging.stageStep(step)
	return step !== undefined
}
