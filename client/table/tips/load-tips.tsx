import { useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useLoaded } from '../../app/use-loaded.ts'
import { wordsReady } from '../../i18n/language.ts'
import type { TableModel } from '../table-model.ts'

type TipsProps = { table: TableModel; from: number }

/** Nothing of them is loaded before something happens that they could be about. */
export function LaterTips({ table }: { table: TableModel }) {
	const from = useSignal(table.entries.peek().length)
	const isOn = useSignal(false)
	useSignalEffect(() => {
		if (table.entries.value.length > from.value) isOn.value = true
	})
	const Tips = useLoaded(async (): Promise<ComponentType<TipsProps> | undefined> => {
		if (!isOn.value) return undefined
		const loaded = await import('./tips.tsx')
		await wordsReady()
		return loaded.Tips
	}, [isOn.value])
	return Tips ? <Tips table={table} from={from.peek()} /> : null
}
