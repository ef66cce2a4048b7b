import '../support/page-without-a-browser.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { plateOf } from '../../../client/games/franchise/board/plate.ts'
import { scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'

beforeEach(() => speak('en'))

const told = ({ ranks }: ReturnType<typeof plateOf>) =>
	ranks.map(({ text, seats }) => [...seats, text].join(' '))

describe('the plate of a region', () => {
	const table = scene({ places: { denver: '0', phoenix: '11' } })
	const { fourcorners: _, ...regionTiles } = table.regionTiles
	const scored = { ...table, regionTiles }

	test('says what it would pay, and whom', () => {
		expect(told(plateOf(table, 'fourcorners', undefined))).toEqual(['1 10', '0 8', '5'])
	})

	test('says what it has paid once it has scored', () => {
		const gains = [
			{ seat: 1, points: 10 },
			{ seat: 0, points: 8, keeps: 'bonus' as const },
			{ seat: 2, points: 5 },
			{ seat: 3, points: 5 },
		]
		expect(told(plateOf(scored, 'fourcorners', gains))).toEqual(['✓', '1 10', '0 8 ✪', '2 3 5'])
		expect(plateOf(scored, 'fourcorners', gains).isDone).toBe(true)
	})

	test('promises nothing more when the game is over', () => {
		const over = plateOf({ ...table, stage: 'over' }, 'fourcorners', undefined)
		expect([told(over), over.isDone]).toEqual([['–'], true])
	})
})
