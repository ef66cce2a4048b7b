import '../support/page-without-a-browser.ts'
import { beforeEach, expect, test } from 'vitest'
import { whyNot } from '../../../client/games/franchise/about/why-not.ts'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { type Scene, scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'
import { openAt } from './open-at.ts'

beforeEach(() => speak('en'))

const reason = (at: Scene, place: PlaceId) => whyNot(openAt(scene(at)).play, place)
const detroit = { detroit: '0' } as const

test('where one can go, there is no reason not to', () => {
	expect(reason({ places: detroit }, 'chicago')).toBeUndefined()
})

test('a place that no road joins to one’s own', () => {
	expect(reason({ places: detroit }, 'losangeles')).toBe('No road from your franchises ends here.')
})

test('a road that is too dear, the income of the turn counted', () => {
	const { play } = openAt(scene({ places: detroit, money: 0 }))
	expect(whyNot(play, 'chicago')).toBe('The road costs $3, you have $2.')
})

test('a town where one is, and one where somebody else is', () => {
	const places = { memphis: '0', littlerock: '1' } as const
	expect(reason({ places }, 'memphis')).toBe('You are here already.')
	expect(reason({ places }, 'littlerock')).toMatch(/^Somebody has this town/)
})

test('a metropolis that was evaluated', () => {
	expect(reason({ places: detroit, evaluated: ['chicago'] }, 'chicago')).toMatch(/has been evaluated/)
})

test('a region that is out of the game', () => {
	expect(reason({ players: 3, places: detroit }, 'losangeles')).toMatch(/^This region is out of the game/)
})

test('no start in a metropolis', () => {
	expect(reason({ stage: 'towns' }, 'chicago')).toBe('That is a metropolis. Choose a town.')
})

test('the boom goes no farther than it can', () => {
	const { play } = openAt(scene({ places: detroit, options: { boom: true }, boom: 'chicago' }))
	play.staging.turnTo('boom')
	expect(whyNot(play, 'losangeles')).toMatch(/^The boom cannot move there/)
})

test('while somebody else plays, nobody asks why one cannot', () => {
	expect(reason({ places: detroit, turn: 1 }, 'losangeles')).toBeUndefined()
})
