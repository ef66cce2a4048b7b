import { type Signal, useSignal } from '@preact/signals'
import { toast } from '../design/announcer.tsx'
import type { Checked } from './check.ts'
import { fairnessWords } from './words.en.ts'

interface Check {
	busy: boolean
	checked: Signal<Checked | undefined>
	run(): Promise<void>
}

/** A check that is made when it is asked for; where it cannot be made, that is said. */
export function useCheck(check: () => Promise<Checked | undefined>): Check {
	const busy = useSignal(false)
	const checked = useSignal<Checked | undefined>(undefined)
	return {
		busy: busy.value,
		checked,
		async run() {
			busy.value = true
			checked.value = await check().catch(() => undefined)
			busy.value = false
			if (!checked.value) toast(fairnessWords.t('verify.failed'))
		},
	}
}
