import '../support/page-without-a-browser.ts'
import { effect } from '@preact/signals'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FranchisePlay } from '../../../client/games/franchise/play.ts'
import * as engine from '../../../shared/games/franchise/apply.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'
import { openAt } from './open-at.ts'

vi.mock('../../../shared/games/franchise/apply.ts', { spy: true })

beforeEach(() => speak('en'))

/** A table at which there is everything to choose from, with all readers of the page: each sees every change. */
function openWatched() {
	const places = { detroit: '0', newyork: '0', omaha: '0', dallas: '0' } as const
	const { play } = openAt(scene({ places, options: { boom: true }, boom: 'chicago', money: 20 }))
	const { staging, reach, display, zoom, prompt, action } = play
	const read = [prompt, action, zoom!.home!, display.isOffering, staging.outlook, ...Object.values(reach)]
	const stop = effect(() => {
		for (const { value } of read) void value
	})
	return { play, stop }
}

/** The steps that the engine plays for a tap, in its order. */
function playedFor(play: FranchisePlay, tap: () => void): Step['type'][] {
	vi.mocked(engine.playStep).mockClear()
	tap()
	expect(play.staging.outlook.value).toBeDefined()
	return vi.mocked(engine.playStep).mock.calls.map(([, , step]) => step.type)
}

test('a tap plays the turn once, whoever asks what it comes to', () => {
	const { play, stop } = openWatched()
	expect(playedFor(play, () => play.touch.place('chicago'))).toEqual(['develop', 'end'])
	stop()
})

test('what was staged before is not played again', () => {
	const { play, stop } = openWatched()
	play.touch.place('chicago')
	expect(playedFor(play, () => play.touch.place('newyork'))).toEqual(['share', 'end'])
	stop()
})

test('what is taken back was played before', () => {
	const { play, stop } = openWatched()
	play.touch.place('chicago')
	play.touch.place('newyork')
	expect(playedFor(play, () => play.touch.place('newyork'))).toEqual([])
	stop()
})
