/** The three engines that browsers are made of. */
export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const
export type EngineName = (typeof engineNames)[number]

/** A browser of that engine, which ends when it is told to, whatever has become of its pages. */
export interface Engine {
	name: EngineName
	touch: boolean // whether a tap arrives as a finger's
	newPage(): Promise<EnginePage>
	stop(): Promise<void>
}

export interface EngineWishes {
	layers?: boolean // what WebKit draws is put together from layers, as where there is a graphics card
}

export interface Point {
	x: number
	y: number
}

/** What every engine can do with a page; all that people do is made of it (`player.ts`). */
export interface EnginePage {
	open(address: string): Promise<void>
	/** Runs a function in the page, which knows nothing but its argument; what it promises is waited for. */
	evaluate<Argument, Answer>(
		run: (argument: Argument) => Answer,
		argument: Argument,
	): Promise<Awaited<Answer>>
	tapAt(point: Point): Promise<void>
	/** A key by its name, as `KeyboardEvent.key` tells it. */
	press(key: string): Promise<void>
	picture(): Promise<Uint8Array>
	/** What the page had to complain of: errors, warnings, breaches of the content policy. */
	complaints(): Promise<string[]>
	close(): Promise<void>
}

/** A phone held upright, as most tests have one. */
export const PHONE = { width: 390, height: 844 }
