import { type ReadonlySignal, signal } from '@preact/signals'
import { passagePath } from '../app/route.ts'
import { agree, askForLink, askForState, isRefusal, type PassageState, refuse } from './ask-passage.ts'
import { askAgain } from './follow-state.ts'
import { noteGiven, noteGone } from './given-away.ts'

const GOOD_FOR = 5 * 60_000 // milliseconds, as the room counts

/** What the first device shows. */
export interface OfferView {
	state: PassageState['state'] | 'making' | 'failed'
	link?: string
	until?: Date
	number?: number
	tries: number // in vain, with this link and the one before it
	why?: string // it failed
}

/** A link as the first device follows it, from the moment that it asks for one. */
export interface Offer {
	view: ReadonlySignal<OfferView>
	renew(): Promise<void>
	agree(): Promise<void>
	refuse(): Promise<void>
	/** Nobody looks any more: a link that nobody would be asked about is taken back. */
	close(): void
}

export function makeOffer(code: string): Offer {
	const view = signal<OfferView>({ state: 'making', tries: 0 })
	const isOpen = () => view.peek().state === 'open' || view.peek().state === 'asked'
	let triesBefore = 0
	let stop = () => {}

	const ask = async () => {
		const answer = await askForState(code)
		if (isRefusal(answer) || !isFollowed(view.peek())) return // another time
		view.value = { ...view.peek(), ...answer, tries: triesBefore + (answer.tries ?? 0) }
	}

	const renew = async () => {
		stop()
		view.value = { state: 'making', tries: view.peek().tries }
		const before = await askForState(code) // what became of the last one while nobody looked
		const made = await askForLink(code)
		if (isRefusal(made)) {
			view.value = { state: 'failed', tries: triesBefore, why: made.refused }
			return
		}
		triesBefore = isRefusal(before) ? 0 : (before.tries ?? 0)
		const link = location.origin + passagePath(code, made.secret)
		view.value = { state: 'open', link, until: new Date(Date.now() + GOOD_FOR), tries: triesBefore }
		stop = askAgain(ask)
	}

	void renew()
	return {
		view,
		renew,
		async agree() {
			const { number } = view.peek()
			if (number === undefined) return
			stop()
			view.value = { ...view.peek(), state: 'making' } // nothing to take back any more: this page goes with the seat
			const takeBack = noteGiven(code)
			const answer = await agree(code, number)
			if (!isRefusal(answer)) return noteGone(code)
			takeBack()
			view.value = { ...view.peek(), state: 'failed', why: answer.refused }
		},
		async refuse() {
			await refuse(code)
			await ask()
		},
		close() {
			stop()
			if (isOpen()) void refuse(code)
			view.value = { ...view.peek(), state: 'none' }
		},
	}
}

/** Also one that has ended: somebody may still try it. */
const isFollowed = ({ state }: OfferView): boolean => !['making', 'failed', 'none'].includes(state)
