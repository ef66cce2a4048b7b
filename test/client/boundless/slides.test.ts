import { expect, test } from 'vitest'
import { slidesBetween } from '../../../client/games/boundless/race/slides.ts'

test.each([
	['a token on an empty space', [], [0], false],
	['a token on top', [0], [0, 1], false],
	['a token that is taken away', [0, 1], [0], false],
	['an earlier token', [0], [1, 0], true],
	['an earlier token in the middle', [0, 1], [0, 2, 1], true],
	['two that change places', [0, 1], [1, 0], true],
])('%s', (_, before, after, isSlide) => {
	expect(slidesBetween([[], before], [[], after])).toEqual(isSlide ? [1] : [])
})
