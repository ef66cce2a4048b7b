import { shapeOf } from '../../design/identity.ts'
import { localeHere } from '../../i18n/locale-here.ts'
import { pictureOfBoard } from './board-picture.ts'
import type { Result } from './standing.ts'

const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 72
const MIDDLE = 110 // where the lines meet
const RING = 74
const BOARD = { y: 262, height: 760 }
const SCORES = 1096 // the first row, and then two in each
const ROW = 62
const LINES = ['--amber', '--vermilion', '--blue'] as const

interface Card {
	result: Result
	game: string // its name
	startedAt: number
}

/** The result as a picture, made here: who won, the board at the end, everybody's points, and where it was played. */
export async function drawCard({ result, game, startedAt }: Card): Promise<File> {
	const board = await pictureOfBoard().catch(() => undefined) // without it the rest is still true
	const canvas = document.createElement('canvas')
	canvas.width = WIDTH
	canvas.height = HEIGHT
	const pen = canvas.getContext('2d')!
	pen.fillStyle = colourOf('--paper')
	pen.fillRect(0, 0, WIDTH, HEIGHT)
	drawWinners(pen, result)
	if (board) drawBoard(pen, board)
	drawScores(pen, result, board ? SCORES : 480)
	const date = new Date(startedAt).toLocaleDateString(localeHere(), { dateStyle: 'long' })
	pen.textAlign = 'center'
	write(pen, `Junction · ${game} · ${date}`, WIDTH / 2, HEIGHT - 74, 34, colourOf('--ink'))
	write(pen, location.host, WIDTH / 2, HEIGHT - 30, 30, colourOf('--ink-soft'))
	const picture = await new Promise<Blob>((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
	)
	return new File([picture], 'junction.png', { type: 'image/png' })
}

/** Their shapes where the three lines meet, and what there is to say about it. */
function drawWinners(pen: CanvasRenderingContext2D, { headline, players }: Result): void {
	drawLines(pen)
	const winners = players.filter(({ won }) => won)
	for (const [index, { colour }] of winners.entries()) {
		const x = WIDTH / 2 + (index - (winners.length - 1) / 2) * (2.3 * RING)
		drawRing(pen, x, MIDDLE, RING)
		drawShape(pen, colour, x, MIDDLE, 92)
	}
	pen.textAlign = 'center'
	write(pen, headline, WIDTH / 2, 238, 56, colourOf('--ink'))
}

function drawBoard(pen: CanvasRenderingContext2D, board: HTMLImageElement): void {
	const scale = Math.min((WIDTH - 2 * MARGIN) / board.width, BOARD.height / board.height)
	const [width, height] = [board.width * scale, board.height * scale]
	pen.drawImage(board, (WIDTH - width) / 2, BOARD.y + (BOARD.height - height) / 2, width, height)
}

/** In two columns, the better half at the left. */
function drawScores(pen: CanvasRenderingContext2D, { players }: Result, from: number): void {
	const ink = colourOf('--ink')
	const rows = Math.ceil(players.length / 2)
	const width = WIDTH / 2 - MARGIN - 36
	for (const [index, { name, colour, score }] of players.entries()) {
		const left = index < rows ? MARGIN : WIDTH / 2 + 36
		const y = from + (index % rows) * ROW
		drawShape(pen, colour, left + 20, y - 13, 40)
		pen.textAlign = 'left'
		write(pen, name, left + 58, y, 38, ink, width - 150)
		pen.textAlign = 'right'
		write(pen, String(score), left + width, y, 44, ink)
	}
}

/** Amber, blue and vermilion, meeting where the winner stands. */
function drawLines(pen: CanvasRenderingContext2D): void {
	pen.lineWidth = 20
	for (const [index, name] of LINES.entries()) {
		const from = MIDDLE + (index - 1) * 60
		const to = MIDDLE - (index - 1) * 60
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
	pen.lineWidth = 10
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
	width = WIDTH - 2 * MARGIN,
): void {
	pen.font = `700 ${size}px Overpass, sans-serif`
	pen.fillStyle = colour
	pen.fillText(text, x, y, width)
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
