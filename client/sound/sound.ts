import { settings } from '../app/settings.ts'
import { whenIdle } from '../app/when-idle.ts'
import type { SoundName, Synthesiser } from './synthesiser.ts'

export type { SoundName } from './synthesiser.ts'

let synthesiser: Synthesiser | undefined

/** What phones count as a touch that may open the loudspeaker: not yet that a finger has come down. */
const gestures = ['touchend', 'click', 'keydown'] as const
/** To open the loudspeaker keeps the page busy: never before the touch is answered. Phones count it to the touch for a second. */
const ANSWERED = 200 // milliseconds

/** Browsers let a page sound only once it was touched; the synthesiser is not even loaded before. */
function awaken(): void {
	for (const gesture of gestures) document.removeEventListener(gesture, awaken, true)
	const loading = import('./synthesiser.ts')
	setTimeout(async () => {
		const audio = new AudioContext()
		void audio.resume()
		const { createSynthesiser } = await loading
		whenIdle(() => {
			synthesiser = createSynthesiser(audio, gestures)
		})
	}, ANSWERED)
}

for (const gesture of gestures) document.addEventListener(gesture, awaken, true)

/** Sounds, if sounds are wanted and can be; `duration` in milliseconds, where a sound lasts. */
export function playSound(name: SoundName, duration?: number): void {
	if (settings.sound.peek() && !document.hidden) synthesiser?.play(name, duration)
}

/** A short buzz in the hand, where there is a motor; off with the sounds. */
export function vibrate(pattern: number | number[]): void {
	// Before the first touch browsers refuse it, and say so in the console.
	if (settings.sound.peek() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern)
}
