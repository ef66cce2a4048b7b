import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
	colourOf,
	coloursOf,
	coloursPerSeat,
	tokensLeft,
} from '../../../../shared/games/boundless/rules/colours.ts'
import { planOf } from '../../../../shared/games/boundless/rules/schedule.ts'
import { placeOn, refusePlace } from '../../../../shared/games/boundless/steps/place.ts'
import type { Space, Table } from '../../../../shared/games/boundless/table.ts'
import { afterPaint } from '../../../app/after-paint.ts'
import { playSound, vibrate } from '../../../sound/sound.ts'
import { type BoundlessStage, isRound } from '../stage.ts'
import { boundlessWords } from '../words.en.ts'
import { type Pending, stillPending, withPending } from './pending.ts'
import { createReveal } from './reveal.ts'
import { slidesBetween } from './slides.ts'

/** A round as one player sees and plays it. */
export interface Racing {
	readonly table: ReadonlySignal<Table> // with the player's own tokens where they put them
	readonly left: ReadonlySignal<readonly number[]> // the player's tokens to place, by colour of theirs
	readonly own: ReadonlySignal<number> // the colour of theirs that is placed next
	readonly slid: ReadonlySignal<Space | undefined> // where a token has just come to lie under another
	readonly refused: ReadonlySignal<Space | undefined> // where one has just been refused
	choose(own: number): void
	/** Puts a token down: at once, and for good. `at` is the time of the tap or key, by the page's clock. */
	place(space: Space, at: number, own?: number): void
	/** The centre is on the screen; asked once it is committed. */
	noteReveal(): void
	close(): void
}

const SLID_FOR = 1600
const REFUSED_FOR = 400

export function createRacing(stage: BoundlessStage): Racing {
	const { view } = stage
	const sent = signal<readonly Pending[]>([])
	const chosen = signal(0)
	const slid = signal<Space | undefined>(undefined)
	const refused = signal<Space | undefined>(undefined)
	const reveal = createReveal(view)

	const table = computed(() => withPending(view.value.table, sent.value))
	const left = computed(() => {
		const { seat } = view.value
		const { round } = table.value
		if (seat === undefined || round === 0) return []
		return coloursOf(table.value, seat).map((colour) => tokensLeft(table.value, colour))
	})
	const own = computed(() =>
		left.value[chosen.value] ? chosen.value : Math.max(0, left.value.findIndex(Boolean)),
	)

	const stopSlides = watchSlides(table, slid)

	const shake = (space: Space) => {
		refused.value = space
		setTimeout(() => {
			refused.value = undefined
		}, REFUSED_FOR)
	}

	const place = async (space: Space, at: number, colourOfMine: number) => {
		const { seat } = view.peek()
		if (seat === undefined || !isRound(view.peek().table)) return // all is placed, and only looked at
		const code = refusePlace(table.peek(), seat, space, colourOfMine)
		if (code !== undefined) {
			stage.say(boundlessWords.t(`rejected.${code}`), code)
			return shake(space)
		}
		const token: Pending = {
			round: table.peek().round,
			colour: colourOf(table.peek(), seat, colourOfMine),
			space,
			level: table.peek().stacks[space]!.length,
		}
		sent.value = [...stillPending(view.peek().table, sent.peek()), token]
		// The token is seen first: to make a sound takes as long as to draw it.
		afterPaint(() => {
			playSound('clack')
			vibrate(12)
		})
		const accepted = await stage.send([placeOn(space, colourOfMine)], reveal.claimAt(at))
		if (accepted) return
		sent.value = sent.peek().filter((other) => other !== token)
		shake(space)
	}

	return {
		table,
		left,
		own,
		slid,
		refused,
		choose(next) {
			if (next < coloursPerSeat(view.peek().table)) chosen.value = next
		},
		place: (space, at, colourOfMine = own.peek()) => void place(space, at, colourOfMine),
		noteReveal: reveal.note,
		close() {
			stopSlides()
			reveal.close()
		},
	}
}

/** How many tokens everybody places in this round. */
export const tokensOf = ({ round }: Table): number => (round === 0 ? 0 : planOf(round).tokens)

/** Marks a space for a moment when a token slides under another there. */
function watchSlides(table: ReadonlySignal<Table>, slid: Signal<Space | undefined>): () => void {
	let before = table.peek()
	let timer: ReturnType<typeof setTimeout> | undefined
	const stop = effect(() => {
		const after = table.value
		const [space] = after.round === before.round ? slidesBetween(before.stacks, after.stacks) : []
		before = after
		if (space === undefined) return
		clearTimeout(timer)
		slid.value = space
		timer = setTimeout(() => {
			slid.value = undefined
		}, SLID_FOR)
	})
	return () => {
		stop()
		clearTimeout(timer)
	}
}
