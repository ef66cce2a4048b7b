import { settings } from '../app/settings.ts'
import { whenIdle } from '../app/when-idle.ts'
import type { SoundName, Synthesiser } from './synthesiser.ts'

export type { SoundName } from './synthesiser.ts'

let synthesiser: Synthesiser | undefined

/** Browsers let a page sound only once it was touched; the synthesiser is not even loaded before. */
async function awaken(): Promise<void> {
	document.removeEventListener('pointerdown', awaken)
	document.removeEventListener('keydown', awaken)
	const { createSynthesiser } = await import('./synthesiser.ts')
	// To open the loudspeaker keeps the page busy for a moment: never the one in which it answers the touch.
	whenIdle(() => {
		synthesiser = createSynthesiser()
	})
}

document.addEventListener('pointerdown', awaken)
document.addEventListener('keydown', awaken)

/** Sounds, if sounds are wanted and can be; `duration` in milliseconds, where a sound lasts. */
export function playSound(name: SoundName, duration?: number): void {
	if (settings.sound.peek() && !document.hidden) synthesiser?.play(name, duration)
}

/** A short buzz in the hand, where there is a motor; off with the sounds. */
export function vibrate(pattern: number | number[]): void {
	// Before the first touch browsers refuse it, and say so in the console.
	if (settings.sound.peek() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern)
}
