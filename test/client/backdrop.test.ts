import { describe, expect, test } from 'vitest'
import { closeByBackdrop } from '../../client/design/backdrop.ts'

const dialog = {
	getBoundingClientRect: () => ({ left: 0, right: 844, top: 47, bottom: 390 }),
} as unknown as Element
const button = {} as Element

type At = [y: number, target?: Element]

/** How often a dialog closes where a press begins and ends there; the browser clicks on what holds both. */
function closedBy(...presses: [from: At, to: At][]): number {
	let closed = 0
	const { onPointerDown, onClick } = closeByBackdrop(() => closed++)
	const at = ([clientY, target = dialog]: At) => ({ target, currentTarget: dialog, clientX: 300, clientY })
	for (const [from, to] of presses) {
		onPointerDown(at(from))
		onClick(at(from[1] === to[1] ? to : [to[0]]))
	}
	return closed
}

describe('what a press closes', () => {
	test('a dialog, where it is on its backdrop', () => expect(closedBy([[20], [22]])).toBe(1))
	test('nothing, where it began inside', () => expect(closedBy([[340, button], [20]])).toBe(0))
	test('nothing, where it ended inside', () => expect(closedBy([[20], [340, button]])).toBe(0))
	test('nothing, on the dialog’s own edge', () => expect(closedBy([[380], [380]])).toBe(0))
	test('nothing, where only the one before was on the backdrop', () =>
		expect(closedBy([[20], [340, button]], [[340, button], [20]])).toBe(0))
})
