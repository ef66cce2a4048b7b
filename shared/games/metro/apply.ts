import type { Seat } from '../../kernel/game.ts'
import { reject } from '../../kernel/rejection.ts'
import type { Step } from './step.ts'
import type { Answer } from './steps/answer.ts'
import { draw } from './steps/draw.ts'
import { exchange } from './steps/exchange.ts'
import { lay } from './steps/lay.ts'
import { pass } from './steps/pass.ts'
import { placeWagon } from './steps/wagon.ts'
import { NOBODY, type State } from './table.ts'

export function applyStep(state: State, seat: Seat, step: Step): Answer {
	if (seat !== state.table.turn || seat === NOBODY) return reject('not-your-turn')
	switch (step.type) {
		case 'lay':
			return lay(state, seat, step)
		case 'draw':
			return draw(state, seat)
		case 'wagon':
			return placeWagon(state, seat, step)
		case 'exchange':
			return exchange(state, seat, step)
		case 'pass':
			return pass(state, seat)
	}
}
