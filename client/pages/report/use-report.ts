import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { GameRecord } from '../../../shared/kernel/record.ts'
import type { Progress } from '../../../shared/report/make-report.ts'
import type { Report } from '../../../shared/report/report.ts'

/** A report in the making. */
export interface Draft {
	part: number // of the work, from 0 to 1
	report?: Report // as far as it is known
	isDone: boolean
	isBroken?: boolean
}

/** Has the report made on another thread, for as long as the page is open. */
export function useReport(record: GameRecord): Signal<Draft> {
	const draft = useSignal<Draft>({ part: 0, isDone: false })
	useEffect(() => {
		draft.value = { part: 0, isDone: false }
		const worker = new Worker(new URL('./report-worker.ts', import.meta.url), { type: 'module' })
		worker.onmessage = ({ data }: MessageEvent<Progress | null>) => {
			draft.value = data ? { ...draft.peek(), ...data } : { ...draft.peek(), part: 1, isDone: true }
		}
		worker.onerror = () => {
			draft.value = { ...draft.peek(), isDone: true, isBroken: true }
		}
		worker.postMessage(record)
		return () => worker.terminate()
	}, [record, draft])
	return draft
}
