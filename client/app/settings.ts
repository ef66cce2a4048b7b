import { computed, effect, type Signal, signal } from '@preact/signals'
import { keep, recall } from './storage.ts'

/** What somebody chose on this device. `auto` leaves it to the system. */
interface Settings {
	language: 'auto' | 'en' | 'fr'
	theme: 'auto' | 'light' | 'dark'
	motion: 'auto' | 'calm' | 'quick' | 'reduced' // how fast moves are shown, or not at all
	sound: boolean
	volume: number // 0 to 1
	textView: boolean // the table in words, in place of the board
}

const KEY = 'settings' // public/early.js reads it too, before the first paint

const kept = recall<Partial<Settings>>(KEY) ?? {}

export const settings: { readonly [Name in keyof Settings]: Signal<Settings[Name]> } = {
	language: signal(kept.language ?? 'auto'),
	theme: signal(kept.theme ?? 'auto'),
	motion: signal(kept.motion ?? 'auto'),
	sound: signal(kept.sound ?? true),
	volume: signal(kept.volume ?? 0.5),
	textView: signal(kept.textView ?? false),
}

const darkSystem = followMedia('(prefers-color-scheme: dark)')
const calmSystem = followMedia('(prefers-reduced-motion: reduce)')

export const darkTheme = computed(() =>
	settings.theme.value === 'auto' ? darkSystem.value : settings.theme.value === 'dark',
)
export const reducedMotion = computed(() => settings.motion.value === 'reduced' || calmSystem.value)

/** A finger is all that somebody has to point with: they are offered no keys. */
export const touchAlone = followMedia('(hover: none) and (pointer: coarse)')

effect(() => {
	const chosen = Object.entries(settings).map(([name, { value }]) => [name, value])
	keep(KEY, Object.fromEntries(chosen))
})

effect(() => {
	const { dataset } = document.documentElement
	dataset.theme = darkTheme.value ? 'dark' : 'light'
	dataset.motion = reducedMotion.value ? 'reduced' : 'full'
	const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
	if (bar) bar.content = darkTheme.value ? '#10161d' : '#f7f4ee'
})

function followMedia(query: string): Signal<boolean> {
	const media = matchMedia(query)
	const matches = signal(media.matches)
	media.addEventListener('change', () => {
		matches.value = media.matches
	})
	return matches
}
