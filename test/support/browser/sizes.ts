import type { Guest } from './guest.ts'
import { auditLayout, type Layout } from './layout-audit.ts'
import { untilStill } from './scenery.ts'
import type { Scene } from './size-scenes/scene.ts'

export interface Size {
	width: number
	height: number
}

const sizeOf = (text: string): Size => {
	const [width = 0, height = 0] = text.split('×').map(Number)
	return { width, height }
}

/** Small, usual and large phones, upright and on their side, a tablet, desktops. */
export const allSizes: readonly Size[] = [
	'320×568',
	'360×640',
	'390×844',
	'667×375',
	'844×390',
	'820×1180',
	'1280×800',
	'1920×1080',
].map(sizeOf)

/** Those that every change is looked at in. */
export const someSizes: readonly Size[] = ['390×844', '320×568', '844×390'].map(sizeOf)

const LEAST = { side: 0.85, area: 0.55 } // of a board, at the usual size of text
const LEAST_ENLARGED = 0.5 // of the screen
/** Of the screen, that nothing lies over: also where a panel of words lies over a map. */
const LEAST_OPEN = { side: 0.33, area: 0.55, enlarged: 0.25 }

/** What is wrong with a page in a size, each line with the size before it. */
export async function faultsIn(guest: Guest, size: Size): Promise<string[]> {
	await guest.page.setViewportSize(size)
	await untilStill(guest.page)
	const { faults } = await auditLayout(guest.page)
	return faults.map((fault) => `${tell(size)} ${fault}`)
}

/** The same at a table: the board is large enough, and stays where it is when something is chosen. */
export function faultsOf(guest: Guest, scene: Scene, size: Size): Promise<string[]> {
	return faultsWhere(guest, scene, size, (layout) => {
		const share = layout[scene.aim]
		const small = share < LEAST[scene.aim] ? [`the board has ${percent(share)} of its ${scene.aim}`] : []
		return [...small, ...hidden(layout, scene.leastOpen ?? LEAST_OPEN[scene.aim])]
	})
}

/** With text so large, words may wrap and scroll; but half of the screen is the board's. */
export function enlargedFaultsOf(guest: Guest, scene: Scene, size: Size): Promise<string[]> {
	return faultsWhere(guest, scene, size, (layout) => {
		const { area } = layout
		const small = area < LEAST_ENLARGED ? [`the board has ${percent(area)} of the screen`] : []
		return [...small, ...hidden(layout, LEAST_OPEN.enlarged)]
	})
}

const hidden = ({ open }: Layout, least: number): string[] =>
	open < least ? [`${percent(open)} of the screen show the board`] : []

/** Before something is chosen, and then. */
async function faultsWhere(
	guest: Guest,
	scene: Scene,
	size: Size,
	sizeFaults: (layout: Layout) => string[],
): Promise<string[]> {
	await guest.page.setViewportSize(size)
	const before = await look(guest, scene)
	const faults = [...before.faults, ...sizeFaults(before)]
	if (scene.choose) {
		await scene.choose(guest)
		const after = await look(guest, scene)
		faults.push(...after.faults.filter((fault) => !faults.includes(fault)).map((fault) => `chosen: ${fault}`))
		const [was, is] = [JSON.stringify(before.board), JSON.stringify(after.board)]
		if (was !== is) faults.push(`the board moved from ${was} to ${is}`)
		await scene.undo?.(guest)
	}
	return faults.map((fault) => `${tell(size)} ${fault}`)
}

async function look({ page }: Guest, scene: Scene): Promise<Layout> {
	await untilStill(page)
	return auditLayout(page, scene)
}

const tell = ({ width, height }: Size): string => `${width}×${height}:`
const percent = (share: number): string => `${Math.floor(share * 100)} %`
