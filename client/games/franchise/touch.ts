import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../shared/games/franchise/data/regions.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { isSame, targetOf } from './plan.ts'
import type { FranchisePlay } from './play.ts'

/** A place was chosen. Where nothing can be done with it, it tells about itself. */
export function touchPlace(play: FranchisePlay, place: PlaceId): void {
	const { view, inspected, pointed } = play
	const { stage } = view.peek().table
	pointed.value = place
	const done = play.myTurn.peek() && (stage === 'turns' ? playPlace(play, place) : settlePlace(play, place))
	inspected.value = done ? undefined : { kind: 'place', place }
}

/** A region was chosen: for a tile of the draft, or to be told about. */
export function touchRegion(play: FranchisePlay, region: RegionId): void {
	const { inspected, picked } = play
	const tile = picked.peek()
	const step: Step | undefined =
		tile?.kind === 'region' ? { type: 'assign-region', region, tile: tile.tile } : undefined
	if (step && (isStaged(play, step) || play.allows(step))) {
		inspected.value = undefined
		play.toggle(step)
		return
	}
	const told = inspected.peek()
	inspected.value = told?.kind === 'region' && told.region === region ? undefined : { kind: 'region', region }
}

const isStaged = ({ steps }: FranchisePlay, step: Step): boolean =>
	steps.peek().some((other) => isSame(other, step))

/** Within a turn: where one can go, where one is, or where the boom can go. Answers whether it meant anything. */
function playPlace(play: FranchisePlay, place: PlaceId): boolean {
	const { aim, booms, destinations, shares, steps } = play
	if (aim.peek() === 'boom') {
		const [here, ...reach] = booms.peek()
		if (place === here?.place) play.unstage('boom')
		else if (reach.some((offer) => offer.place === place)) play.stageStep({ type: 'boom', place })
		else return false
		aim.value = 'go'
		return true
	}
	const extra = steps.peek().find((step) => step.type === 'develop-again' && targetOf(step) === place)
	if (extra) {
		play.takeBack(extra)
		return true
	}
	const destination = destinations.peek().find((one) => one.place === place)
	if (destination) {
		const kind = aim.peek() === 'again' ? 'develop-again' : 'develop'
		const ways = destination.offers.map(({ step }) => step)
		const now = ways.findIndex((step) => isStaged(play, step))
		const next = ways[now + 1]
		// Once more is another road; after the last it is taken back.
		if (next) play.stageStep({ ...next, type: kind })
		else play.takeBack(ways[now]!)
		return true
	}
	if (!shares.peek().includes(place)) return false
	play.toggle({ type: 'share', place })
	return true
}

/** Outside of turns one thing is decided; once more confirms it. */
function settlePlace(play: FranchisePlay, place: PlaceId): boolean {
	const { steps, picked, legal } = play
	const [staged] = steps.peek()
	if (staged && targetOf(staged) === place) {
		play.confirm()
		return true
	}
	const tile = picked.peek()
	const fitting = legal.peek().filter((step) => targetOf(step) === place)
	const step =
		fitting.find((one) => one.type !== 'assign' || tile?.kind !== 'value' || one.value === tile.value) ??
		fitting.at(-1)
	if (step) play.stageStep(step)
	return step !== undefined
}
