import { useEffect } from 'preact/hooks'
import type { Play } from '../game.ts'

/** Digits put tokens on cards, also away from a table. */
export function useDigits(play: Play): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const key = /^(?:Digit|Numpad)([1-8])$/.exec(event.code)?.[1]
			if (key) play.keys?.shortcuts[0]?.act(key, event)
		}
		addEventListener('keydown', press)
		return () => removeEventListener('keydown', press)
	}, [play])
}
