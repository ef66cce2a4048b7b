import type { GameDaily } from '../../game.ts'
import { part } from '../../part.ts'
import { DailyCard } from './card.tsx'

/** A journey for every day: what of it stands on the home page, and the way to the rest. */
const daily: GameDaily = {
	Card: DailyCard,
	page: () => part(import('./daily-page.tsx')),
}

export default daily
