import '../support/page-without-a-browser.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'
import { openAt } from './open-at.ts'

beforeEach(() => speak('en'))

/** In New York, where the last slot is empty: an income of one dollar, and three for the road to Pittsburgh. */
const inNewYork = (money: number) => openAt(scene({ places: { newyork: '0111111' }, money }))

describe('nothing that was chosen goes without a word', () => {
	test('a share that the road leaves no money for is put back, and it is said why', async () => {
		const { play, said } = inNewYork(2)
		play.touch.place('newyork')
		expect(play.staging.staged('share')).toHaveLength(1)
		play.touch.place('pittsburgh')
		expect(play.staging.staged('share')).toHaveLength(0)
		await expect.poll(() => said).toEqual(['Put back: share in New York. $3 is all you have.'])
	})

	test('where both can be paid, both stay and nothing is said', () => {
		const { play, said } = inNewYork(3)
		play.touch.place('newyork')
		play.touch.place('pittsburgh')
		expect(play.staging.steps.value.map(({ type }) => type)).toEqual(['develop', 'share'])
		expect(said).toEqual([])
	})

	test('without the ten dollars of a bonus tile, what they paid for is put back', async () => {
		const { play, said } = inNewYork(0)
		play.staging.toggleBonus('cash')
		play.touch.place('pittsburgh')
		play.staging.toggleBonus('cash')
		expect(play.staging.steps.value).toEqual([])
		await expect.poll(() => said).toEqual(['Put back: road to Pittsburgh. $1 is all you have.'])
	})
})

test('while a second place is chosen, shares can still be taken and put back', () => {
	const { play } = openAt(scene({ places: { chicago: '0', newyork: '0' } }))
	const shared = () => play.staging.staged('share').map(({ place }) => place)
	play.touch.place('chicago')
	play.touch.place('pittsburgh')
	play.staging.toggleBonus('develop-again')
	play.touch.place('newyork')
	expect(shared()).toEqual(['chicago', 'newyork'])
	play.touch.place('chicago')
	expect(shared()).toEqual(['newyork'])
	expect(play.staging.aim.value).toBe('again')
})

describe('a turn that would do nothing', () => {
	const again = 'Press once more to end your turn all the same.'

	test('is asked about once while there is a road to go', async () => {
		const { play, said, sent } = inNewYork(20)
		expect(play.action.value?.isQuiet).toBe(true)
		play.staging.confirm()
		expect(sent).toEqual([])
		await expect.poll(() => said).toEqual([`You can still take a road. ${again}`])
		play.staging.confirm()
		expect(sent).toEqual([[{ type: 'end' }]])
	})

	test('is asked about where a share is all that can be paid, and its button is not the loud one', async () => {
		const { play, said } = inNewYork(0)
		expect(play.action.value?.isQuiet).toBe(true)
		play.staging.confirm()
		await expect.poll(() => said).toEqual([`You can still buy a share. ${again}`])
	})

	test('ends at once where nothing can be paid', () => {
		const { play, said, sent } = openAt(scene({ places: { newyork: '0' }, evaluated: ['newyork'], money: 0 }))
		expect(play.action.value?.isQuiet).toBe(false)
		play.staging.confirm()
		expect(said).toEqual([])
		expect(sent).toHaveLength(1)
	})

	test('is no such turn once something is staged', () => {
		const { play, sent } = inNewYork(0)
		play.touch.place('newyork')
		play.staging.confirm()
		expect(sent).toHaveLength(1)
	})
})

describe('a place that several roads lead to', () => {
	const paths = (play: ReturnType<typeof openAt>['play']) =>
		play.staging.steps.value.flatMap((step) => ('path' in step ? [step.path[0]] : []))

	test('is gone to by the cheapest, and taken back by touching it once more: no dearer road is taken instead', () => {
		const { play } = openAt(scene({ places: { chicago: '0', newyork: '0' } }))
		play.touch.place('pittsburgh')
		const [way] = play.reach.waysTaken.value
		expect(way!.offers.length).toBeGreaterThan(1)
		expect(way!.taken).toBe(way!.offers[0])
		play.touch.place('pittsburgh')
		expect(paths(play)).toEqual([])
		expect(play.reach.waysTaken.value).toEqual([])
	})

	test('can be gone to by another, for either of two markers', () => {
		const { play } = openAt(scene({ places: { chicago: '0', newyork: '0' } }))
		play.touch.place('detroit')
		play.staging.toggleBonus('develop-again')
		play.touch.place('pittsburgh')
		const { place, offers, taken } = play.reach.waysTaken.value[1]!
		expect(place).toBe('pittsburgh')
		const other = offers.find((offer) => offer !== taken)!
		play.staging.stageStep(other.step)
		expect(play.reach.waysTaken.value[1]!.taken.step).toEqual(other.step)
		expect(paths(play)).toEqual(['chicago', other.step.path[0]])
	})
})
