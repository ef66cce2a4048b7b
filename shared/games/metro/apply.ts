import type { Seat } from '../../kernel/game.ts'
import { reject } from '../../kernel/rejection.ts'
import type { Answer } from './acts/answer.ts'
import { draw } from './acts/draw.ts'
import { exchange } from './acts/exchange.ts'
import { lay } from './acts/lay.ts'
import { pass } from './acts/pass.ts'
import { placeWagon } from './acts/wagon.ts'
import type { Step } from './step.ts'
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
