import { computed, type ReadonlySignal } from '@preact/signals'
import { type BoomOffer, boomOffers } from '../../../shared/games/franchise/advice/income.ts'
import { usableRoads } from '../../../shared/games/franchise/advice/roads.ts'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../shared/games/franchise/data/regions.ts'
import { afterIncome } from '../../../shared/games/franchise/rules/turn.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { legalSteps, stepsBesideRoads } from '../../../shared/games/franchise/steps/legal.ts'
import type { Offer } from '../../../shared/games/franchise/steps/offers.ts'
import type { Hand, Table } from '../../../shared/games/franchise/table.ts'
import type { View } from '../../../shared/kernel/game.ts'
import type { Attention } from './attention.ts'
import { inSightFirst } from './home.ts'
import { isBonusUse, isSame, settlePlan, targetOf } from './plan.ts'
import type { Considered } from './staging.ts'

/** A place where the development could go, with all the ways there, the cheapest first. */
export interface Destination {
	place: PlaceId
	offers: readonly Offer[]
}

/** The ways to a place where a marker is staged, of which one is taken; to take another is to stage its step. */
export interface WaysTaken extends Destination {
	taken: Offer
}

/** What a bonus tile could do in this turn; another use of it may be staged. */
export interface BonusUses {
	cash: boolean
	again: boolean
	doubled: readonly PlaceId[] // market shares that could be
}

/** What could be added to what is staged. */
export interface Reach {
	readonly table: ReadonlySignal<Table> // after what is staged, the income of the turn collected
	readonly legal: ReadonlySignal<readonly Step[]> // roads aside: those are below
	readonly departure: ReadonlySignal<Table> // before the marker that is to be placed now, with what goes before it
	readonly destinations: ReadonlySignal<readonly Destination[]> // the cheapest first
	readonly ways: ReadonlySignal<readonly Destination[]> // where lit roads lead
	readonly waysTaken: ReadonlySignal<readonly WaysTaken[]> // to the staged markers
	readonly isDecided: ReadonlySignal<boolean> // one of them is staged
	readonly booms: ReadonlySignal<readonly BoomOffer[]> // while the marker can be moved; where it stands comes first
	readonly shares: ReadonlySignal<readonly PlaceId[]> // where a market share is staged or could be
	readonly bonus: ReadonlySignal<BonusUses>
	readonly choices: ReadonlySignal<readonly PlaceId[]> // places that can be chosen, outside of turns
	readonly regions: ReadonlySignal<readonly RegionId[]> // for the region tile that is picked
	readonly places: ReadonlySignal<readonly PlaceId[]> // all that can be chosen just now, whatever for
}

export function createReach(
	view: ReadonlySignal<View<Table, Hand>>,
	{ myTurn, plan, steps, aim, staged }: Considered,
	picked: Attention['picked'],
): Reach {
	const isInTurn = computed(() => myTurn.value && view.value.table.stage === 'turns')
	const table = computed(() => afterIncome(plan.value.table))
	const legal = computed(() => {
		// Outside of turns the first choice passes the turn on; another may take its place.
		if (!isInTurn.value) return legalSteps(view.value)
		return stepsBesideRoads(table.value)
	})

	/** The table before a marker: the first, or the second. */
	const before = (type: Step['type']): Table => {
		const earlier = type === 'develop-again' ? ['boom', 'develop'] : ['boom', 'cash']
		return settlePlan(
			view.value.table,
			steps.value.filter((step) => earlier.includes(step.type)),
		).table
	}
	const departure = computed(() => before(aim.value === 'again' ? 'develop-again' : 'develop'))
	const destinations = computed(() => {
		if (!isInTurn.value) return []
		const byPlace = new Map<PlaceId, Offer[]>()
		for (const offer of usableRoads(departure.value))
			byPlace.set(offer.target, [...(byPlace.get(offer.target) ?? []), offer])
		return [...byPlace]
			.map(([place, offers]) => ({ place, offers }))
			.sort((a, b) => a.offers[0]!.price - b.offers[0]!.price)
	})
	const waysTaken = computed(() =>
		steps.value.flatMap((step): WaysTaken[] => {
			if (!('path' in step)) return []
			const place = targetOf(step)!
			const offers = usableRoads(before(step.type)).filter(({ target }) => target === place)
			const taken = offers.find((offer) => isSame(offer.step, step))
			return taken ? [{ place, offers, taken }] : []
		}),
	)
	const booms = computed(() => (myTurn.value ? boomOffers(view.value.table) : []))
	const shares = computed(() => {
		const places = [...steps.value, ...legal.value].flatMap((step) =>
			step.type === 'share' ? [step.place] : [],
		)
		return [...new Set(places)]
	})
	const bonus = computed((): BonusUses => {
		if (!isInTurn.value) return { cash: false, again: false, doubled: [] }
		const plain = steps.value.filter((step) => !isBonusUse(step.type))
		const now = settlePlan(view.value.table, plain).table
		const possible = now === plan.value.table ? legal.value : stepsBesideRoads(afterIncome(now))
		return {
			cash: possible.some(({ type }) => type === 'cash'),
			again: canGoAgain(view.value.table, plain),
			doubled: possible.flatMap((step) => (step.type === 'share-again' ? [step.place] : [])),
		}
	})

	const choices = computed((): readonly PlaceId[] => {
		const chosen = picked.value
		const places = legal.value.concat(steps.value).flatMap((step) => {
			if (step.type === 'town' || (step.type === 'boom' && view.value.table.stage === 'boom'))
				return [step.place]
			const fits =
				chosen === undefined ||
				(chosen.kind === 'value' && step.type === 'assign' && step.value === chosen.value)
			return step.type === 'assign' && fits ? [step.place] : []
		})
		return inSightFirst([...new Set(places)])
	})
	const regions = computed((): readonly RegionId[] => {
		if (picked.value?.kind !== 'region') return []
		const fitting = legal.value.flatMap((step) => (step.type === 'assign-region' ? [step.region] : []))
		return [...new Set(fitting)]
	})
	const places = computed((): readonly PlaceId[] => [
		...choices.value,
		...(aim.value === 'boom' ? booms.value : destinations.value).map(({ place }) => place),
		...(aim.value === 'boom' ? [] : shares.value),
	])

	return {
		table,
		legal,
		departure,
		destinations,
		ways: computed(() => (aim.value === 'boom' ? [] : destinations.value.map(withoutRouteTile))),
		waysTaken,
		isDecided: computed(() => staged(aim.value === 'again' ? 'develop-again' : 'develop').length > 0),
		booms,
		shares,
		bonus,
		choices,
		regions,
		places,
	}
}

/** Whether a second marker could be placed; nobody looks for roads before the first one is. */
function canGoAgain(table: Table, plain: readonly Step[]): boolean {
	const early = settlePlan(
		table,
		plain.filter(({ type }) => type === 'boom' || type === 'develop'),
	).table
	return early.progress?.marker != null && usableRoads(early).length > 0
}

/** The same roads are offered with and without the tile; with it alone where nothing else can be paid. */
function withoutRouteTile({ place, offers }: Destination): Destination {
	const plain = offers.filter(({ step }) => step.free === undefined)
	return { place, offers: plain.length > 0 ? plain : offers.slice(0, 1) }
}
