import { useLayoutEffect } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { HINT_BUTTON } from './hints/hint-button.tsx'
import type { Panel } from './panels/panel.ts'
import type { TableModel } from './table-model.ts'

/** Keys that open something, everywhere at the table. */
export const panelKeys: Readonly<Record<string, Panel>> = { m: 'menu', l: 'log', '?': 'keys' }

export const TEXT_VIEW_KEY = 't'
export const HINT_KEY = 'h'

export const isWriting = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** Digits are found by their place: some keyboards write them with Shift, and some games mean something by it. */
function keyOf({ key, code }: KeyboardEvent): string {
	const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
	return digit ?? (key.length === 1 ? key.toLowerCase() : key)
}

/** Listens for the keys of the table and of its game, unless somebody writes or a sheet is open. */
export function useShortcuts(table: TableModel, open: (panel: Panel) => void): void {
	useLayoutEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
			const key = keyOf(event)
			const panel = panelKeys[key]
			const shortcut = table.play.keys?.shortcuts.find(
				(one) => one.keys.includes(key) && (one.applies?.() ?? true),
			)
			if (key === 'Escape') table.skip() // as a touch of the board does
			if (shortcut) {
				table.touch()
				shortcut.act(key, event)
			} else if (panel) open(panel)
			else if (key === HINT_KEY) document.querySelector<HTMLElement>(`.${HINT_BUTTON}`)?.click()
			else if (key === TEXT_VIEW_KEY) settings.textView.value = !settings.textView.peek()
			else return
			event.preventDefault()
		}
		addEventListener('keydown', press)
		return () => removeEventListener('keydown', press)
	}, [table])
}
