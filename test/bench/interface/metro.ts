import { layByHand, offeredPlaces, whoIsCalled } from '../../support/browser/metro.ts'
import { playMove } from '../../support/play.ts'
import { benchTurns } from './turns.ts'

export const metro = benchTurns({
	id: 'metro',
	name: 'Metro',
	seats: 2,
	answer: 'the preview',
	marker: '.metro-ring-target',
	turns: { taps: 20, board: 44 }, // a board that is nearly full
	play: playMove,
	isCalled: (guest) => whoIsCalled([guest]),
	playByHand: layByHand,
	places: offeredPlaces,
	stride: 5,
})
