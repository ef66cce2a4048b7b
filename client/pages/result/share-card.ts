import { shapeOf } from '../../design/identity.ts'
import type { Result } from './standing.ts'

const WIDTH = 1080
const HEIGHT = 1080
const MARGIN = 96
const MIDDLE = 240 // where the lines meet
const LINES = ['--amber', '--vermilion', '--blue'] as const

/** The result as a picture, made here and handed to whatever the device shares with; else it is saved. */
export async function shareCard(result: Result, game: string, text: string): Promise<'shared' | 'saved'> {
	const canvas = document.createElement('canvas')
	canvas.width = WIDTH
	canvas.height = HEIGHT
	const pen = canvas.getContext('2d')!
	draw(pen, result, game)
	const picture = await new Promise<Blob>((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
	)
	const file = new File([picture], 'junction.png', { type: 'image/png' })
	if (navigator.canShare?.({ files: [file] })) {
		await navigator.share({ files: [file], text }).catch(() => undefined) // they thought better of it
		return 'shared'
	}
	save(file)
	return 'saved'
}

function save(file: File): void {
	const link = document.createElement('a')
	link.href = URL.createObjectURL(file)
	link.download = file.name
	link.click()
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function draw(pen: CanvasRenderingContext2D, { headline, players }: Result, game: string): void {
	const ink = colourOf('--ink')
	pen.fillStyle = colourOf('--paper')
	pen.fillRect(0, 0, WIDTH, HEIGHT)
	drawLines(pen)
	const winners = players.filter(({ won }) => won)
	for (const [index, { colour }] of winners.entries()) {
		const x = WIDTH / 2 + (index - (winners.length - 1) / 2) * 270
		drawRing(pen, x, MIDDLE, 118)
		drawShape(pen, colour, x, MIDDLE, 150)
	}
	pen.textAlign = 'center'
	write(pen, headline, WIDTH / 2, 520, 76, ink)
	const row = Math.min(92, 400 / players.length)
	for (const [index, { name, colour, score }] of players.entries()) {
		const y = 625 + index * row
		drawShape(pen, colour, MARGIN + 26, y - 15, 48)
		pen.textAlign = 'left'
		write(pen, name, MARGIN + 84, y, 44, ink)
		pen.textAlign = 'right'
		write(pen, String(score), WIDTH - MARGIN, y, 52, ink)
	}
	pen.textAlign = 'center'
	write(pen, `Junction · ${game}`, WIDTH / 2, HEIGHT - 44, 34, colourOf('--ink-soft'))
}

/** Amber, blue and vermilion, meeting where the winner stands. */
function drawLines(pen: CanvasRenderingContext2D): void {
	pen.lineWidth = 28
	for (const [index, name] of LINES.entries()) {
		const from = MIDDLE + (index - 1) * 120
		const to = MIDDLE - (index - 1) * 120
		pen.strokeStyle = colourOf(name)
		pen.beginPath()
		pen.moveTo(-20, from)
		pen.bezierCurveTo(320, from, 340, MIDDLE, WIDTH / 2, MIDDLE)
		pen.bezierCurveTo(740, MIDDLE, 760, to, WIDTH + 20, to)
		pen.stroke()
	}
}

function drawRing(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
	pen.beginPath()
	pen.arc(x, y, radius, 0, 2 * Math.PI)
	pen.fillStyle = colourOf('--paper')
	pen.fill()
	pen.lineWidth = 14
	pen.strokeStyle = colourOf('--ink')
	pen.stroke()
}

function drawShape(pen: CanvasRenderingContext2D, colour: number, x: number, y: number, size: number): void {
	const marked = Object.assign(document.createElement('i'), { hidden: true })
	marked.dataset.player = String(colour)
	document.body.append(marked)
	const look = getComputedStyle(marked)
	pen.save()
	pen.translate(x, y)
	pen.scale(size / 24, size / 24)
	const shape = new Path2D(shapeOf(colour))
	pen.fillStyle = resolve(look.getPropertyValue('--player'))
	pen.fill(shape, 'evenodd')
	const outline = look.getPropertyValue('--player-outline').trim()
	if (outline !== 'none') {
		pen.lineJoin = 'round'
		pen.lineWidth = 1.6
		pen.strokeStyle = resolve(outline)
		pen.stroke(shape)
	}
	pen.restore()
	marked.remove()
}

function write(
	pen: CanvasRenderingContext2D,
	text: string,
	x: number,
	y: number,
	size: number,
	colour: string,
): void {
	pen.font = `700 ${size}px Overpass, sans-serif`
	pen.fillStyle = colour
	pen.fillText(text, x, y, WIDTH - 2 * MARGIN)
}

const colourOf = (token: string): string => resolve(`var(${token})`)

/** A colour as the page shows it now, by day or by night: a canvas understands no light-dark(). */
function resolve(value: string): string {
	const probe = document.createElement('i')
	probe.style.color = value
	document.body.append(probe)
	const { color } = getComputedStyle(probe)
	probe.remove()
	return color
}
