import { untracked, useComputed, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { noteTurn } from '../app/seats.ts'
import { announce } from '../design/announcer.tsx'
import { playSound, vibrate } from '../sound/sound.ts'
import type { TableModel } from './table-model.ts'
import { tableWords } from './words.en.ts'

const TOO_MANY = 4 // moves at once that nobody wants read out

/** Calls a player whose turn it is, and tells a screen reader what is done, also by themselves: that it was done. */
export function useTurnCalls(table: TableModel, code: string): void {
	const known = useRef(table.entries.peek().length)

	useSignalEffect(() => {
		const entries = table.entries.value
		const fresh = [...entries.keys()].filter((index) => index >= known.current)
		const isByOthers = fresh.some((index) => !table.players.peek()[entries[index]![0]]?.mine)
		known.current = entries.length
		const told = fresh.map(table.tell).filter((text) => text !== '')
		const parts = told.length > TOO_MANY ? [] : told
		const onlyMe = table.isMyTurn.value && !table.isBehind.value && table.actors.peek().length === 1
		if (onlyMe && isByOthers) parts.push(tableWords.t('your-turn'))
		if (parts.length > 0) announce(parts.join(' '))
	})

	useSignalEffect(() => noteTurn(code, table.isMyTurn.value))

	// Once, and not before everything that led to it has been seen.
	const isCalled = useComputed(() => table.called.value.some((seat) => table.players.value[seat]?.mine))
	useSignalEffect(() => {
		if (!isCalled.value) return undefined
		playSound('chime')
		vibrate(30)
		const title = document.title
		document.title = `● ${untracked(() => tableWords.t('your-turn'))}`
		return () => {
			document.title = title
		}
	})
}
