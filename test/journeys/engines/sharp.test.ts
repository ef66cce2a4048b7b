import { expect, test } from 'vitest'
import { engineNames } from '../../support/engines/engine.ts'
import { button, type Player, see, tap } from '../../support/engines/player.ts'
import { enginesHere, useEngines } from '../../support/engines/use-engines.ts'
import { decodePng } from '../../tools/png.ts'

const engines = enginesHere(engineNames)
const visit = useEngines(engines, { layers: true })

const HARD = 80 // of 255: so much lighter or darker is a pixel than its neighbour at the edge of a letter

/** Of all pixels of the map, the share of those that stand out from the next one. */
async function hardEdges({ page }: Player): Promise<number> {
	const box = await page.evaluate(() => {
		const { left, top, right, bottom } = document.querySelector('.surface-window')!.getBoundingClientRect()
		return { left, top, right, bottom }
	}, null)
	const { width, pixels } = decodePng(Buffer.from(await page.picture()))
	const lightAt = (x: number, y: number) => {
		const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * (y * width + x))
		return (3 * red + 6 * green + blue) / 10
	}
	let hard = 0
	let all = 0
	for (let y = Math.ceil(box.top); y < Math.floor(box.bottom); y++)
		for (let x = Math.ceil(box.left); x < Math.floor(box.right) - 1; x++) {
			all += 1
			if (Math.abs(lightAt(x, y) - lightAt(x + 1, y)) > HARD) hard += 1
		}
	return hard / all
}

test.each(engines)(
	'%s draws a map that is shown larger than it fits as sharply as its letters need',
	async (name) => {
		const player = await visit(name)
		await player.page.open(player.home)
		await tap(player, button(/^Play now against \d bots: Franchise$/))
		await see(player, { css: '#table-prompt', named: /^Your turn/ })
		await see(player, { css: '.surface-picture[data-rests]' })
		await expect.poll(() => hardEdges(player)).toBeGreaterThan(0.015)
	},
)
