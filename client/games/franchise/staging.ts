import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Consequences, consequencesOf } from '../../../shared/games/franchise/advice/consequences.ts'
import type { RegionId } from '../../../shared/games/franchise/data/regions.ts'
import type { Step, StepOf } from '../../../shared/games/franchise/step.ts'
import type { Hand, Table } from '../../../shared/games/franchise/table.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import type { Stage } from '../game.ts'
import type { Attention } from './attention.ts'
import { explainRefusal } from './explain.ts'
import { isSame, type Plan, playOnce, settlePlan, withoutStep, withStep } from './plan.ts'
import { createReach, type Reach } from './reach.ts'
import { loadStagingNotices } from './staging-notices/load.ts'

export type FranchiseStage = Stage<Table, Hand, Step>

/** What a touch of a place means where it could mean several things. */
export type Aim = 'go' | 'again' | 'boom'

export type BonusUse = 'cash' | 'develop-again' | 'share-again'

/** The whole of a turn as it is staged. */
export interface Outlook extends Consequences {
	steps: readonly Step[] // all that will be sent
	regions: readonly RegionId[] // those that score and whose order the player chooses
}

/** What a player considers, before it is sent: nothing here touches the game until it is confirmed. */
export interface Considered {
	readonly myTurn: ReadonlySignal<boolean>
	readonly plan: ReadonlySignal<Plan> // what is staged, and the table after it
	readonly steps: ReadonlySignal<readonly Step[]> // the same, the steps alone: in the rules' order
	readonly aim: Signal<Aim>
	readonly outlook: ReadonlySignal<Outlook | undefined>
	staged<Type extends Step['type']>(type: Type): StepOf<Type>[]
}

export interface Staging extends Considered {
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

/** A turn that is put together, and what it could be put together from. */
export function stageTurn(
	stage: FranchiseStage,
	{ picked, pointed }: Attention,
): { staging: Staging; reach: Reach } {
	const { view } = stage
	const wanted = signal<readonly Step[]>([])
	const order = signal<readonly RegionId[]>([])
	const aim = signal<Aim>('go')
	let isAsked = false // whether the turn is to end with nothing done

	const myTurn = computed(() => view.value.seat !== undefined && view.value.seat === view.value.table.turn)
	const plan = computed(() => settlePlan(view.value.table, wanted.value))
	const steps = computed(() => plan.value.steps)
	const outlook = computed(() =>
		myTurn.value && (view.value.table.stage === 'turns' || steps.value.length > 0)
			? foresee(view.value.table, steps.value, order.value)
			: undefined,
	)
	const considered: Considered = {
		myTurn,
		plan,
		steps,
		aim,
		outlook,
		staged: (type) => steps.value.filter((step) => step.type === type) as never,
	}
	const reach = createReach(view, considered, picked)

	const clear = () =>
		batch(() => {
			wanted.value = []
			order.value = []
			aim.value = 'go'
			isAsked = false
			picked.value = undefined
			pointed.value = undefined
		})

	/** Stages all that holds; nothing that was chosen goes without a word. */
	const settle = (chosen: readonly Step[], next = settlePlan(view.peek().table, chosen)) => {
		wanted.value = next.steps
		const { refused } = next
		if (refused)
			void loadStagingNotices().then(({ describeLoss }) =>
				stage.say(describeLoss(view.peek().table, chosen, next), refused.code),
			)
	}

	const stageStep = (step: Step) =>
		batch(() => {
			const chosen = withStep(steps.peek(), step)
			const next = settlePlan(view.peek().table, chosen)
			if (next.refused && isSame(next.refused.step, step)) {
				const { code } = next.refused
				void explainRefusal(code).then((why) => why && stage.say(why, code))
				return
			}
			settle(chosen, next)
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
		const { cash, again, doubled } = reach.bonus.peek()
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

	const staging: Staging = {
		...considered,
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
		toggle(step) {
			if (steps.peek().some((one) => isSame(one, step))) takeBack(step)
			else stageStep(step)
		},
		putFirst(region) {
			order.value = [region, ...order.peek().filter((other) => other !== region)]
		},
		async confirm() {
			const isIdle = steps.peek().every(({ type }) => type === 'boom' || type === 'cash')
			const canGo = reach.destinations.peek().length > 0
			if (isIdle && !isAsked && (canGo || reach.shares.peek().length > 0)) {
				isAsked = true
				return stage.say((await loadStagingNotices()).describeUnused(canGo))
			}
			const whole = outlook.peek()?.steps
			// Refused, it stays as it was put together; a new table takes it away.
			if (whole && !stage.sending.peek()) await stage.send(whole)
		},
	}
	return { staging, reach }
}

/** What the staged turn will come to, ended and with its regions scored in the order that was asked for. */
function foresee(table: Table, staged: readonly Step[], order: readonly RegionId[]): Outlook | undefined {
	const ends = table.stage === 'turns' && table.progress?.phase !== 'regions'
	const steps: Step[] = ends ? [...staged, { type: 'end' }] : [...staged]
	let regions: readonly RegionId[] | undefined
	for (;;) {
		const told = consequencesOf(table, steps, playOnce)
		if (isRejected(told)) return undefined
		regions ??= told.choice
		const next = order.find((region) => told.choice.includes(region)) ?? told.choice[0]
		if (next === undefined) return { ...told, steps, regions }
		steps.push({ type: 'region', region: next })
	}
}
