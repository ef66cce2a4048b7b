import '../support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { beforeAll, expect, test } from 'vitest'
import { describeStuck } from '../../../client/games/metro/describe.ts'
import { ownersAmong } from '../../../client/games/metro/owner.ts'
import { type MetroStage, stageMoves } from '../../../client/games/metro/staging.ts'
import { scene } from '../../games/metro/drawing.ts'
import { playersSeenBy } from '../franchise/players.ts'
import { speak } from '../support/speak.ts'

beforeAll(() => speak('en'))

const NOWHERE = 'dddd' // on an empty board, all that it could begin would be one tile long
const SOMEWHERE = 'aaaa'

/** Ann is called with these tiles, before an empty board of the Iron Horse, and has the first of them in her hand. */
function called(tiles: string[], pile = [SOMEWHERE]) {
	const { table, hands } = scene({
		hands: [tiles, []],
		pile,
		options: { edition: 'iron-horse', hand: tiles.length as 1 | 2 },
	})
	const stage = {
		view: signal({ table, seat: 0, hand: hands[0]! }),
		turn: signal(0),
		notice: signal(undefined),
	} as unknown as MetroStage
	return stageMoves(stage, signal(ownersAmong(playersSeenBy(0).slice(0, 2))))
}

test('whoever has no tile that fits is told to draw', () => {
	expect(describeStuck(called([NOWHERE]))).toBe('Your turn: your tile fits nowhere, so draw.')
	expect(describeStuck(called([NOWHERE, NOWHERE]))).toBe('Your turn: your tile fits nowhere, so draw.')
})

test('of a tile that fits nowhere, while another fits, no more is said than that', () => {
	const staging = called([NOWHERE, SOMEWHERE])
	expect(describeStuck(staging)).toBe('Your turn: this tile fits nowhere. Choose another, or draw.')
	staging.choose(1)
	expect(describeStuck(staging)).toBeUndefined()
})

test('a tile that is put somewhere can be taken back, and nothing more than that', () => {
	const staging = called([SOMEWHERE])
	expect(staging.takeBack()).toBe(false)
	staging.put(staging.legal.value[0]!)
	expect(staging.takeBack()).toBe(true)
	expect(staging.target.value).toBeUndefined()
	staging.draw()
	expect(staging.takeBack()).toBe(true)
	expect(staging.asked.value).toBeUndefined()
})

test('whoever cannot draw may lay what fits nowhere, and is not told to draw', () => {
	expect(describeStuck(called([NOWHERE], []))).toBeUndefined()
})
