import { useSignal } from '@preact/signals'
import type { Attempt } from './attempt.ts'
import { Deal } from './deal.tsx'

/** Which deal of an attempt is on the screen, and that deal with the ways from it: to the next, and back. */
export function useOpenDeal(attempt: Attempt, onLeave?: () => void) {
	const open = useSignal<number | undefined>(undefined)
	const { value: index } = open
	const show = (next: number): void => {
		open.value = next
	}
	const leave = () => {
		open.value = undefined
		onLeave?.()
	}
	const goOn = (next: number) => (next < attempt.daily.deals.length ? show(next) : leave())
	const deal = index !== undefined && (
		<Deal key={index} attempt={attempt} index={index} onLeave={leave} onNext={() => goOn(index + 1)} />
	)
	return { deal, show }
}
