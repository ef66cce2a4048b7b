import { useEffect } from 'preact/hooks'

/** What a key does, by its name. */
export type Keys = Readonly<Record<string, () => void>>

const WRITING = 'input, textarea, select, dialog'
const PRESSABLE = 'button, a, summary' // they have a use of their own for a space

const isElsewhere = ({ target, key }: KeyboardEvent): boolean =>
	target instanceof Element && target.closest(key === ' ' ? `${WRITING}, ${PRESSABLE}` : WRITING) !== null

/** Listens before the board does, which would be dragged by arrows; not where somebody writes, or moves the slider. */
export function useKeys(keys: Keys): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const act = keys[event.key]
			if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isElsewhere(event))
				return
			event.preventDefault()
			event.stopPropagation()
			act()
		}
		addEventListener('keydown', press, true)
		return () => removeEventListener('keydown', press, true)
	})
}
