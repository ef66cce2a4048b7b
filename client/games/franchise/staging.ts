import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Consequences, consequencesOf } from '../../../shared/games/franchise/advice/consequences.ts'
import { type BoomOffer, boomOffers } from '../../../shared/games/franchise/advice/income.ts'
import { usableRoads } from '../../../shared/games/franchise/advice/roads.ts'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../shared/games/franchise/data/regions.ts'
import { afterIncome } from '../../../shared/games/franchise/rules/turn.ts'
import type { Step, StepOf } from '../../../shared/games/franchise/step.ts'
import { legalSteps } from '../../../shared/games/franchise/steps/legal.ts'
import type { Offer } from '../../../shared/games/franchise/steps/offers.ts'
import type { Hand, Table } from '../../../shared/games/franchise/table.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import type { Stage } from '../game.ts'
import { explainRefusal } from './explain.ts'
import { isBonusUse, isSame, settlePlan, withoutStep, withStep } from './plan.ts'
import { loadStagingNotices } from './staging-notices/load.ts'

export type FranchiseStage = Stage<Table, Hand, Step>

/** What a touch of a place means where it could mean several things. */
export type Aim = 'go' | 'again' | 'boom'

/** A place where the development could go, with all the ways there, the cheapest first. */
export interface Destination {
	place: PlaceId
	offers: readonly Offer[]
}

export type BonusUse = 'cash' | 'develop-again' | 'share-again'

/** What a bonus tile could do in this turn; another use of it may be staged. */
export interface BonusUses {
	cash: boolean
	again: boolean
	doubled: readonly PlaceId[] // market shares that could be
}

/** The whole of a turn as it is staged. */
export interface Outlook extends Consequences {
	steps: readonly Step[] // all that will be sent
	regions: readonly RegionId[] // those that score and whose order the player chooses
}

/** What a player considers, before it is sent: nothing here touches the game until it is confirmed. */
export interface Staging {
	readonly myTurn: ReadonlySignal<boolean>
	readonly steps: ReadonlySignal<readonly Step[]> // what is staged, in the rules' order
	readonly table: ReadonlySignal<Table> // as it is after them, the income of the turn collected
	readonly legal: ReadonlySignal<readonly Step[]> // what could be added
	readonly aim: Signal<Aim>
	readonly departure: ReadonlySignal<Table> // before the marker that is to be placed now, with what goes before it
	readonly destinations: ReadonlySignal<readonly Destination[]> // the cheapest first
	readonly booms: ReadonlySignal<readonly BoomOffer[]> // while the marker can be moved; where it stands comes first
	readonly shares: ReadonlySignal<readonly PlaceId[]> // where a market share is staged or could be
	readonly bonus: ReadonlySignal<BonusUses>
	readonly outlook: ReadonlySignal<Outlook | undefined>
	staged<Type extends Step['type']>(type: Type): StepOf<Type>[]
	allows(step: Step): boolean
	/** Stages a step, or takes it back if it is staged. */
	toggle(step: Step): void
	stageStep(step: Step): void
	takeBack(step: Step): void
	/** Takes back all steps of a kind. */
	unstage(type: Step['type']): void
	takeBackLast(): void
	/** What the next touch of a place is meant for; once more goes back to the usual. */
	turnTo(aim: Aim): void
	/** Stages a use of the bonus tile, or asks for what it still needs; takes it back if it is staged. */
	toggleBonus(use: BonusUse): void
	/** Which of the regions that wait scores first. */
	putFirst(region: RegionId): void
	/** Takes back everything. */
	clear(): void
	confirm(): void
	close(): void
}

/** `forget` is told when what was staged is gone. */
export function stageTurn(stage: FranchiseStage, forget: () => void): Staging {
	const { view } = stage
	const wanted = signal<readonly Step[]>([])
	const order = signal<readonly RegionId[]>([])
	const aim = signal<Aim>('go')
	let isAsked = false // whether the turn is to end with nothing done

	const myTurn = computed(() => view.value.seat !== undefined && view.value.seat === view.value.table.turn)
	const plan = computed(() => settlePlan(view.value.table, wanted.value))
	const steps = computed(() => plan.value.steps)
	const table = computed(() => afterIncome(plan.value.table))
	const legal = computed(() => {
		// Outside of turns the first choice passes the turn on; another may take its place.
		const now = view.value.table.stage === 'turns' ? plan.value.table : view.value.table
		return myTurn.value ? legalSteps({ ...view.value, table: now }) : []
	})

	const departure = computed(() => {
		const earlier = aim.value === 'again' ? ['boom', 'develop'] : ['boom', 'cash']
		return settlePlan(
			view.value.table,
			steps.value.filter(({ type }) => earlier.includes(type)),
		).table
	})
	const destinations = computed(() => {
		if (!myTurn.value || view.value.table.stage !== 'turns') return []
		const byPlace = new Map<PlaceId, Offer[]>()
		for (const offer of usableRoads(departure.value))
			byPlace.set(offer.target, [...(byPlace.get(offer.target) ?? []), offer])
		return [...byPlace]
			.map(([place, offers]) => ({ place, offers }))
			.sort((a, b) => a.offers[0]!.price - b.offers[0]!.price)
	})
	const booms = computed(() => (myTurn.value ? boomOffers(view.value.table) : []))
	const shares = computed(() => {
		const places = [...steps.value, ...legal.value].flatMap((step) =>
			step.type === 'share' ? [step.place] : [],
		)
		return [...new Set(places)]
	})
	const bonus = computed((): BonusUses => {
		if (!myTurn.value || view.value.table.stage !== 'turns') return { cash: false, again: false, doubled: [] }
		const plain = steps.value.filter((step) => !isBonusUse(step.type))
		const { table: now } = settlePlan(view.value.table, plain)
		const possible = legalSteps({ ...view.value, table: now })
		const early = settlePlan(
			view.value.table,
			plain.filter((step) => step.type === 'boom' || step.type === 'develop'),
		).table
		return {
			cash: possible.some(({ type }) => type === 'cash'),
			again: usableRoads(early).some(({ step }) => step.type === 'develop-again'),
			doubled: possible.flatMap((step) => (step.type === 'share-again' ? [step.place] : [])),
		}
	})
	const outlook = computed(() =>
		myTurn.value && (view.value.table.stage === 'turns' || steps.value.length > 0)
			? foresee(view.value.table, steps.value, order.value)
			: undefined,
	)

	const clear = () =>
		batch(() => {
			wanted.value = []
			order.value = []
			aim.value = 'go'
			isAsked = false
			forget()
		})

	/** Stages all that holds; nothing that was chosen goes without a word. */
	const settle = (chosen: readonly Step[]) => {
		const next = settlePlan(view.peek().table, chosen)
		wanted.value = next.steps
		if (next.refused)
			void loadStagingNotices().then(({ describeLoss }) =>
				stage.say(describeLoss(view.peek().table, chosen, next)),
			)
	}

	const stageStep = (step: Step) =>
		batch(() => {
			const next = settlePlan(view.peek().table, withStep(steps.peek(), step))
			if (next.refused && isSame(next.refused.step, step)) {
				void explainRefusal(next.refused.code).then((why) => why && stage.say(why))
				return
			}
			settle(withStep(steps.peek(), step))
			if (step.type !== 'share') aim.value = 'go' // shares go with whatever is aimed at
		})

	const takeBack = (step: Step) => settle(withoutStep(steps.peek(), step))

	const unstage = (type: Step['type']) => {
		for (const step of steps.peek()) if (step.type === type) takeBack(step)
	}

	const turnTo = (next: Aim) => {
		aim.value = aim.peek() === next ? 'go' : next
	}

	const toggleBonus = (use: BonusUse) => {
		if (steps.peek().some(({ type }) => type === use)) return unstage(use)
		const { cash, again, doubled } = bonus.peek()
		const [place] = doubled
		if (use === 'cash' && cash) stageStep({ type: use })
		else if (use === 'develop-again' && again) turnTo('again')
		else if (use === 'share-again' && place) stageStep({ type: use, place })
	}

	// Whatever was staged was meant for the table as it was.
	let staged = stage.turn.peek()
	const close = effect(() => {
		const turn = stage.turn.value
		if (turn === staged) return
		staged = turn
		clear()
	})

	return {
		myTurn,
		steps,
		table,
		legal,
		aim,
		departure,
		destinations,
		booms,
		shares,
		bonus,
		outlook,
		stageStep,
		takeBack,
		unstage,
		turnTo,
		toggleBonus,
		takeBackLast() {
			const last = steps.peek().at(-1)
			if (aim.peek() !== 'go') aim.value = 'go'
			else if (last) takeBack(last)
		},
		clear,
		close,
		staged: (type) => steps.value.filter((step) => step.type === type) as never,
		allows: (step) => legal.value.some((one) => isSame(one, step)),
		toggle(step) {
			if (steps.peek().some((one) => isSame(one, step))) takeBack(step)
			else stageStep(step)
		},
		putFirst(region) {
			order.value = [region, ...order.peek().filter((other) => other !== region)]
		},
		async confirm() {
			const isIdle = steps.peek().every(({ type }) => type === 'boom' || type === 'cash')
			const canGo = destinations.peek().length > 0
			if (isIdle && !isAsked && (canGo || shares.peek().length > 0)) {
				isAsked = true
				return stage.say((await loadStagingNotices()).describeUnused(canGo))
			}
			const whole = outlook.peek()?.steps
			if (whole && !stage.sending.peek() && !(await stage.send(whole))) clear()
		},
	}
}

/** What the staged turn will come to, ended and with its regions scored in the order that was asked for. */
function foresee(table: Table, staged: readonly Step[], order: readonly RegionId[]): Outlook | undefined {
	const ends = table.stage === 'turns' && table.progress?.phase !== 'regions'
	const steps: Step[] = ends ? [...staged, { type: 'end' }] : [...staged]
	let regions: readonly RegionId[] | undefined
	for (;;) {
		const told = consequencesOf(table, steps)
		if (isRejected(told)) return undefined
		regions ??= told.choice
		const next = order.find((region) => told.choice.includes(region)) ?? told.choice[0]
		if (next === undefined) return { ...told, steps, regions }
		steps.push({ type: 'region', region: next })
	}
}
