import type { Guest, Wishes } from '../../support/browser/guest.ts'
import type { House } from '../../support/house.ts'
import type { Tap } from './time-tap.ts'

/** Where a table is measured: a server, and browsers on a processor of a certain speed. */
export interface Stand {
	house: House
	rate: number // how many times slower than this machine
	visit(wishes?: Partial<Wishes>): Promise<Guest>
}

/** How a game's table is measured; a game takes part by having one of these in index.ts. */
export interface TableBench {
	name: string
	/** What a tap must bring to the screen at once, in words. */
	answer: string
	/** Taps that must be answered at once, one after the other. */
	taps(stand: Stand): Promise<Tap[]>
	/** A whole game by hand. The guest is asked for before it begins, and closed after it is over. */
	play?(stand: Stand, watch: (guest: Guest) => Promise<void>): Promise<void>
	/** A guest before a full board that can be dragged and pinched. */
	board?(stand: Stand): Promise<Guest>
}
