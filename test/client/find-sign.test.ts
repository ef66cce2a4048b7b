import './support/page-without-a-browser.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { signAt } from '../../client/table/explanations/find-sign.ts'

/** As much of an element as is asked about: what it lies in, and where. */
class Piece {
	readonly within: Piece | undefined
	readonly isBoard: boolean
	constructor(within?: Piece, isBoard = false) {
		this.within = within
		this.isBoard = isBoard
	}
	contains = (other: Piece | undefined): boolean =>
		other !== undefined && (other === this || this.contains(other.within))
	closest = (selector: string): Piece | null => {
		if (selector === 'main > *') return this.within?.closest(selector) ?? this
		return this.isBoard ? this : (this.within?.closest(selector) ?? null)
	}
	getBoundingClientRect = () => ({ left: 0, top: 0, right: 50, bottom: 50, width: 50, height: 50 })
	querySelectorAll = (): Piece[] => signs
}

let signs: Piece[] = []
const told = (met: Piece, sign: Piece): string | undefined => {
	signs = [sign]
	vi.stubGlobal('document', { elementFromPoint: () => met })
	return signAt([['.sign', () => 'What it means.']], { x: 20, y: 20 })?.text
}
afterEach(() => vi.unstubAllGlobals())

test('a sign is explained, but not one that lies under something else', () => {
	const dock = new Piece()
	const sign = new Piece(dock)
	expect(told(new Piece(sign), sign)).toBe('What it means.')
	expect(told(dock, sign)).toBe('What it means.') // it answers no pointer
	expect(told(new Piece(new Piece(dock)), sign)).toBeUndefined() // an open card
})

test('on a board a sign is found by where it is drawn, whatever answers there', () => {
	const board = new Piece(undefined, true)
	expect(told(new Piece(board), new Piece(board))).toBe('What it means.')
})
