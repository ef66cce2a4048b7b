import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { createElement } from 'preact'
import { CENTRAL_RAILS, CENTRAL_WAGONS, STATION_NUMBERS } from '../../../../shared/games/metro/expansions.ts'
import type { Exchange } from '../../../../shared/games/metro/steps/exchange.ts'
import type { PlaceWagon } from '../../../../shared/games/metro/steps/wagon.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { announce } from '../../../design/announcer.tsx'
import type { Additions } from '../extras.ts'
import type { Owners } from '../owner.ts'
import type { MetroStage, Staging } from '../staging.ts'
import { Centre } from './centre.tsx'
import { describeAsked, describeGains } from './describe.ts'
import { HeldNumbers } from './held-numbers.tsx'
import { HeldShares } from './held-shares.tsx'
import { Layer } from './layer.tsx'
import { railUnder } from './rails.ts'
import { ExtraTray } from './tray.tsx'
import { extraWords } from './words.en.ts'

/** What expansions add to a game in play: everything they draw and offer follows this. */
export interface ExpandedPlay {
	readonly stage: MetroStage
	readonly staging: Staging
	readonly owners: ReadonlySignal<Owners>
	readonly wagons: ReadonlySignal<readonly PlaceWagon[]> // where one may be placed now
	readonly shown: ReadonlySignal<number | undefined> // the share that is shown for it, where companies play
	readonly exchanges: ReadonlySignal<readonly Exchange[]>
	readonly mayPass: ReadonlySignal<boolean>
	readonly sharesOpen: Signal<boolean>
	/** Asks for the wagon on a rail; on the same rail once more, it confirms. */
	askWagon(rail: number): void
	/** Asks for it on the next free rail. */
	nextRail(): void
	/** Chooses whose wagon it is, by the share. */
	show(percentage: number): void
	exchange(step: Exchange): void
	pass(): void
}

export function openExpansions(
	stage: MetroStage,
	staging: Staging,
	owners: ReadonlySignal<Owners>,
): Additions {
	const { steps, asked, ask } = staging
	const wished = signal<number | undefined>(undefined)
	const sharesOpen = signal(false)
	const wagons = computed(() => steps.value.filter((step) => step.type === 'wagon'))
	const exchanges = computed(() => steps.value.filter((step) => step.type === 'exchange'))
	const mayPass = computed(() => steps.value.some((step) => step.type === 'pass'))
	const shown = computed(() => {
		const possible = wagons.value.map((step) => step.percentage)
		return possible.includes(wished.value) ? wished.value : possible[0]
	})

	/** Whatever was asked for is spoken too, before it is confirmed. */
	const speak = () => {
		const step = asked.peek()
		if (!step || stage.sending.peek()) return
		const { action, prompt } = describeAsked(stage, owners.peek(), step)
		announce(`${prompt} ${action}`)
	}

	const askWagon = (rail: number) => {
		const step = wagons.peek().find((one) => one.rail === rail && one.percentage === shown.peek())
		if (!step) return
		ask(step)
		speak()
	}

	const play: ExpandedPlay = {
		stage,
		staging,
		owners,
		wagons,
		shown,
		exchanges,
		mayPass,
		sharesOpen,
		askWagon,
		nextRail() {
			const rails = [...new Set(wagons.peek().map((step) => step.rail))]
			const current = asked.peek()
			const index = current?.type === 'wagon' ? rails.indexOf(current.rail) : -1
			const rail = rails[(index + 1) % rails.length]
			if (rail !== undefined && !(current?.type === 'wagon' && current.rail === rail)) askWagon(rail)
		},
		show(percentage) {
			wished.value = percentage
			const current = asked.peek()
			if (current?.type === 'wagon' && current.percentage !== percentage) askWagon(current.rail)
		},
		exchange(step) {
			sharesOpen.value = false
			ask(step)
			speak()
		},
		pass() {
			if (!mayPass.peek()) return
			ask({ type: 'pass' })
			speak()
		},
	}

	return {
		Centre,
		Layer: () => createElement(Layer, { play }),
		Tray: () => createElement(ExtraTray, { play }),
		...holdingsOf(stage),
		shortcuts: shortcutsOf(play),
		describe: (step) => describeAsked(stage, owners.value, step),
		goal: (isDone) => goalOf(stage, isDone),
		prompt: () => promptOf(play),
		gains: (changes) => describeGains(stage, changes),
		tap(at) {
			const rail = railUnder(at)
			if (rail === undefined || wagons.peek().length === 0) return false
			askWagon(rail)
			return true
		},
	}
}

/** Shares, or station numbers: never both. */
function holdingsOf(stage: MetroStage): Pick<Additions, 'holdings'> {
	const { market, options } = stage.view.peek().table
	const Held = market ? HeldShares : options.expansions.includes(STATION_NUMBERS) ? HeldNumbers : undefined
	return Held
		? { holdings: { InWords: ({ seat }: { seat: Seat }) => createElement(Held, { stage, seat }) } }
		: {}
}

/** Lines earn for companies; or there is no middle where they count twice. */
function goalOf({ view }: MetroStage, isDone: boolean): string | undefined {
	const { market, options } = view.value.table
	if (market) return extraWords.t(isDone ? 'goal.companies.done' : 'goal.companies')
	if (isDone) return undefined
	return options.expansions.includes(CENTRAL_RAILS) ? extraWords.t('goal.rails') : undefined
}

function promptOf({
	wagons,
	exchanges,
	mayPass,
	staging: { mayDraw, tiles },
}: ExpandedPlay): string | undefined {
	const wagon = wagons.value.length > 0
	if (mayPass.value) return extraWords.t(wagon ? 'prompt.last' : 'prompt.last.pass')
	if (!mayDraw.value && tiles.value.length > 0 && !wagon) return undefined
	const offer = exchanges.value.length > 0 ? (wagon ? 'both' : 'exchange') : wagon ? 'wagon' : undefined
	return offer && extraWords.t(mayDraw.value ? `prompt.${offer}` : `prompt.${offer}.only`)
}

function shortcutsOf({ stage, sharesOpen, nextRail, pass }: ExpandedPlay): Additions['shortcuts'] {
	const { market, options } = stage.view.peek().table
	const shares = {
		keys: ['x'],
		label: () => extraWords.t('key.shares'),
		act: () => {
			sharesOpen.value = true
		},
	}
	const wagon = [
		{ keys: ['w'], label: () => extraWords.t('key.wagon'), act: nextRail },
		{ keys: ['p'], label: () => extraWords.t('key.pass'), act: pass },
	]
	return [...(market ? [shares] : []), ...(options.expansions.includes(CENTRAL_WAGONS) ? wagon : [])]
}
