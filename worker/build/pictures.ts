/**
 * Renders the pictures that must be pixels — the link preview and the icons — from our SVG into client/public.
 *   node worker/build/pictures.ts
 */
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { inProject } from './paths.ts'

const read = (path: string) => readFile(inProject(path), 'utf8')
const font = await readFile(inProject('client/design/font/overpass.woff2'), 'base64')
const favicon = await read('client/public/favicon.svg')
const square = favicon.replace(' rx="11"', '')

const pictures = [
	{ name: 'preview.png', width: 1200, height: 630, svg: await read('client/design/preview.svg') },
	{ name: 'icon-192.png', width: 192, height: 192, svg: favicon },
	{ name: 'icon-512.png', width: 512, height: 512, svg: favicon },
	// Launchers cut these to shapes of their own: the drawing keeps to the middle.
	{ name: 'icon-maskable-512.png', width: 512, height: 512, svg: square, scale: 0.8 },
	{ name: 'apple-touch-icon.png', width: 180, height: 180, svg: square, scale: 0.9 },
]

const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
})
for (const { name, width, height, svg, scale = 1 } of pictures) {
	const page = await browser.newPage({ viewport: { width, height } })
	await page.setContent(`<style>
		@font-face { font-family: Overpass; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
		body { margin: 0; display: grid; place-items: center; height: 100vh; overflow: hidden; background: ${scale < 1 ? '#f7f4ee' : 'none'} }
		svg { width: ${100 * scale}vw; height: ${100 * scale}vh }
	</style>${svg}`)
	await page.evaluate('document.fonts.ready')
	await page.screenshot({ path: inProject(`client/public/${name}`), omitBackground: true })
	await page.close()
}
await browser.close()
