import { signal } from '@preact/signals'
import { levels } from '../../shared/kernel/bot.ts'
import { rememberedProfile, rememberProfile } from './profile.ts'

const known = signal(rememberedProfile())

/**
 * How well the bots play against whom somebody plays at once: as they chose on this device. Until they do, gently in
 * the first game of each kind, and as usual from then on.
 */
export function levelFor(game: string): string {
	const { played = [] } = known.value
	return chosenLevel() ?? (played.includes(game) ? 'steady' : 'gentle')
}

/** What somebody chose on this device, if they ever did. */
export function chosenLevel(): string | undefined {
	const { level } = known.value
	return level !== undefined && levels.includes(level) ? level : undefined
}

export function chooseLevel(level: string): void {
	rememberProfile({ level })
	known.value = { ...known.peek(), level }
}

/** Whether somebody has played that game against bots, on this device. */
export const hasPlayed = (game: string): boolean => known.value.played?.includes(game) === true

/** Somebody plays that game against bots now. */
export function notePlayed(game: string): void {
	const { played = [] } = known.peek()
	if (played.includes(game)) return
	const now = [...played, game]
	rememberProfile({ played: now })
	known.value = { ...known.peek(), played: now }
}
