import type { Player } from '../game.ts'
import { metroWords } from './words.en.ts'

/** Whoever owns lines: a player or, where they play, a company. */
export interface Owner {
	name: string // in the middle of a sentence
	colour: number // and shape
	mine: boolean // stands out on this screen
}

export type Owners = readonly Owner[]

export const ownersAmong = (players: readonly Player[]): Owners =>
	players.map(({ name, colour, mine }) => ({ name: mine ? metroWords.t('you') : name, colour, mine }))

export const ownerName = (owners: Owners, owner: number): string =>
	owners[owner]?.name ?? metroWords.t('nobody')
