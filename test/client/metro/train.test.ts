import { expect, test } from 'vitest'
import { headOf } from '../../../client/games/metro/board/geometry.ts'
import { trainAt } from '../../../client/games/metro/board/train.ts'

const sides = [0, 1, 2, 3]
const passes = sides.flatMap((from) => sides.map((to) => ({ cell: 19, entry: 2 * from, exit: 2 * to + 1 })))

test.each(passes)('a train that runs from port $entry to $exit ends where its line waits', (pass) => {
	const [train, head] = [trainAt(pass, 1), headOf(1, [pass])]
	expect(train.x).toBeCloseTo(head.x)
	expect(train.y).toBeCloseTo(head.y)
	expect((720 + train.angle) % 360).toBeCloseTo((720 + head.angle) % 360)
})
