import type { Random } from '../../shared/kernel/random.ts'

/** Somebody's server for Metro, with clients of their own kind. */
export interface Contestant {
	name: string
	settings: string // in words
	server: { script: string; args: string[] }
	/** Bytes of what a page loads to speak to it, compressed; none for the bare object. */
	clientBytes?(): Promise<number>
	/** A game that four have begun, at the address of a server. Where bytes are counted, over sockets as pages have them. */
	open(url: URL, name: string, sockets?: 'as pages'): Promise<OpenGame>
}

export interface OpenGame {
	isOver(): boolean
	/** Any legal step of whoever's turn it is; resolves with the milliseconds until the last of the four has it. */
	play(random: Random): Promise<number>
	/** Somebody comes to watch, and has the table; then goes. None where nothing is kept for those who come later. */
	watch?(): Promise<void>
	/** After the server has died and is back: how many moves are there that were played before; undefined if no game is. */
	remaining?(url: URL): Promise<number | undefined>
	close(): void
}

/** Resolves with whether something became true within so many milliseconds. */
export function within(milliseconds: number, isTrue: () => boolean): Promise<boolean> {
	const until = performance.now() + milliseconds
	return new Promise((resolve) => {
		const look = () => {
			if (isTrue()) resolve(true)
			else if (performance.now() > until) resolve(false)
			else setTimeout(look, 20)
		}
		look()
	})
}
