import type { EngineName, EnginePage } from './engine.ts'
import { look, type Sight, type Target, type Wish, wishFor } from './look.ts'

/** Somebody at a page of some engine. */
export interface Player {
	name: EngineName // people are called by what they look through
	page: EnginePage
	home: string // where they find the app
	hasLeft?: boolean // the test is over: nothing is waited for any more
}

const PATIENCE = 180_000 // with a machine that does ten other things, and with others who play there
const GLANCE = 5000 // milliseconds in one go: a page that is left answers no more

export const button = (named: string | RegExp): Target => ({
	css: 'button',
	named: typeof named === 'string' ? exactly(named) : named,
})

export const exactly = (words: string): RegExp =>
	new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

/** Waits until one of the targets can be seen. */
export const see = (player: Player, ...targets: Target[]): Promise<Sight> => watch(player, targets, 'seen')

/** What it says, once it can be seen. */
export const read = async (player: Player, ...targets: Target[]): Promise<string> =>
	(await see(player, ...targets)).text

export async function untilGone(player: Player, target: Target): Promise<void> {
	await watch(player, [target], 'gone')
}

/** Whether it can be seen at this moment, or within some milliseconds. */
export const isSeen = async ({ page }: Player, target: Target, within = 0): Promise<boolean> =>
	(await page.evaluate(look, wishFor([target], 'seen', within))) !== null

/** Waits until one of the targets stands still and nothing lies over it. */
export const aim = (player: Player, ...targets: Target[]): Promise<Sight> => watch(player, targets, 'still')

/** The same, and taps it. */
export async function tap(player: Player, target: Target): Promise<void> {
	const { middle } = await aim(player, target)
	await player.page.tapAt(middle)
}

/** Taps it if it comes to stand still within some milliseconds; whether it did. */
export async function tryTap({ page }: Player, target: Target, within: number): Promise<boolean> {
	const sight = await page.evaluate(look, wishFor([target], 'still', within))
	if (sight) await page.tapAt(sight.middle)
	return sight !== null
}

/** Puts words into a field in place of what it holds. */
export async function write(player: Player, field: Target, words: string): Promise<void> {
	await tap(player, field)
	await player.page.evaluate((css) => document.querySelector<HTMLInputElement>(css)!.select(), field.css)
	for (const letter of words) await player.page.press(letter)
}

/** What all of them are called, seen or not. */
export const namesOf = ({ page }: Player, css: string): Promise<string[]> =>
	page.evaluate(
		(selector) =>
			[...document.querySelectorAll(selector)].map(
				(one) => one.getAttribute('aria-label') ?? (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
			),
		css,
	)

async function watch(player: Player, targets: readonly Target[], state: Wish['state']): Promise<Sight> {
	const end = Date.now() + PATIENCE
	let trouble = ''
	while (Date.now() < end && !player.hasLeft) {
		// A page that is being left breaks off: then it is looked for on the next one.
		const sight = await player.page.evaluate(look, wishFor(targets, state, GLANCE)).catch((error) => {
			trouble = `; ${(error as Error).message}`
			return null
		})
		if (sight) return sight
	}
	const sought = targets.map(({ css, named = '' }) => `${css} ${named}`).join(', or ')
	throw new Error(`${player.name}: ${sought} was not ${state} in time${trouble}.`)
}
