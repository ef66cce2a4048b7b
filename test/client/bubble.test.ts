import './support/page-without-a-browser.ts'
import { expect, test } from 'vitest'
import { placeBeside } from '../../client/table/explanations/bubble.ts'

const words = { width: 300, height: 50 }
const row = { x: 980, y: 400, width: 60, height: 20 }
const page = { width: 1280, height: 800 }

test('in a column beside the board, an explanation lies beside it and covers no row', () => {
	expect(placeBeside(row, words, page, 920)).toEqual({ x: 612, y: 385 })
})

test('where there is no room beside, it lies above its sign, or below it', () => {
	const phone = { width: 320, height: 568 }
	const sign = { x: 20, y: 300, width: 60, height: 20 }
	expect(placeBeside(sign, words, phone, 0)).toEqual({ x: 8, y: 242 })
	expect(placeBeside({ ...sign, y: 10 }, words, phone, 0)).toEqual({ x: 8, y: 38 })
})
