import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { GameRecord } from '../../../shared/kernel/record.ts'
import type { Report } from '../../../shared/report/report.ts'
import type { Told } from './report-worker.ts'

/** A report in the making. */
export interface Draft {
	part: number // of the work, from 0 to 1
	sketch?: Report // what a first look found, and a closer one may deny
	report?: Report // once all of it is sure
	isDone: boolean
	isBroken?: boolean
}

/** Has the report made on another thread, for as long as the page is open. */
export function useReport(record: GameRecord): Signal<Draft> {
	const draft = useSignal<Draft>({ part: 0, isDone: false })
	useEffect(() => {
		draft.value = { part: 0, isDone: false }
		const worker = new Worker(new URL('./report-worker.ts', import.meta.url), { type: 'module' })
		worker.onmessage = ({ data }: MessageEvent<Told>) => {
			if (typeof data === 'number') draft.value = { ...draft.peek(), part: data }
			else if ('sketch' in data) draft.value = { ...draft.peek(), ...data }
			else draft.value = { part: 1, isDone: true, ...(data.report && { report: data.report }) }
		}
		worker.onerror = () => {
			draft.value = { ...draft.peek(), isDone: true, isBroken: true }
		}
		worker.postMessage(record)
		return () => worker.terminate()
	}, [record, draft])
	return draft
}
