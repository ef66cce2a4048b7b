import type { Page } from 'playwright-core'
import type { Box, Sight } from '../../../client/games/game.ts'

/** What the browser shows of the map, in pixels of its window. */
interface ShownMap {
	sight: Sight
	things: { name: string; box: Box }[]
}

const LINES = 0.26 // of a line's height is empty above and below its letters, each half of it

/** Once it has come to rest: what was read two frames later is the same. */
export async function readMap(page: Page): Promise<ShownMap> {
	for (let before = await readMapNow(page); ; ) {
		await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
		const now = await readMapNow(page)
		if (JSON.stringify(now) === JSON.stringify(before)) return now
		before = now
	}
}

/** Names, prices, plates, chips and the button as the browser has laid them out. */
const readMapNow = (page: Page): Promise<ShownMap> =>
	page.locator('.surface').evaluate((surface, empty) => {
		const frame = surface.getBoundingClientRect()
		const inWindow = (element: Element): Box => {
			const { x, y, width, height } = element.getBoundingClientRect()
			return { x: x - frame.x, y: y - frame.y, width, height }
		}
		const letters = (element: Element): Box => {
			const box = inWindow(element)
			const lines = element.querySelector('tspan') ? 2 : 1
			const less = (empty * box.height) / lines
			return { ...box, y: box.y + less / 2, height: box.height - less }
		}
		const isSeen = ({ x, y, width, height }: Box) =>
			x < frame.width && y < frame.height && x + width > 0 && y + height > 0
		const all = (selector: string) => [...surface.querySelectorAll<HTMLElement | SVGElement>(selector)]
		const layer = surface.querySelector<SVGSVGElement>('svg.surface-layer')!
		const matrix = layer.getScreenCTM()!
		const unit = matrix.a
		const things = [
			...all('.franchise-place-name').map((element) => ({
				name: `name of ${element.dataset.place}`,
				box: letters(element),
			})),
			...all('.franchise-tag').map((element) => ({
				name: `price of ${element.dataset.place}`,
				box: inWindow(element.querySelector('.franchise-shield > path')!),
			})),
			...all('.franchise-plate').map((element) => ({
				name: `plate of ${element.dataset.region}`,
				box: inWindow(element.querySelector('.franchise-plate-ground')!),
			})),
			...all('.surface-fit').map((element) => ({ name: 'button', box: inWindow(element) })),
		]
		return {
			sight: {
				x: (frame.x - matrix.e) / unit,
				y: (frame.y - matrix.f) / unit,
				width: frame.width / unit,
				height: frame.height / unit,
				unit,
			},
			things: things.filter(({ box }) => isSeen(box)),
		}
	}, LINES)
