import type { Game } from '../../kernel/game.ts'
import { applyStep } from './apply.ts'
import { greedy } from './bots/greedy.ts'
import { random } from './bots/random.ts'
import { codes } from './codes.ts'
import type { Event } from './event.ts'
import { type Options, options } from './options.ts'
import { parseStep } from './parse.ts'
import { decide } from './rules/reckoning.ts'
import { legalSteps } from './rules/steps.ts'
import { setUp } from './setup.ts'
import type { Step } from './step.ts'
import { type Hand, NOBODY, type State, type Table } from './table.ts'

export const metro: Game<State, Table, Hand, Step, Options, Event> = {
	id: 'metro',
	version: 1,
	players: { min: 2, max: 6 },
	options,
	codes,
	bots: { greedy, random },
	setup: setUp,
	table: (state) => state.table,
	hand: (state, seat) => state.hands[seat]!,
	actors: ({ turn }) => (turn === NOBODY ? [] : [turn]),
	steps: legalSteps,
	parse: parseStep,
	apply: applyStep,
	due: () => undefined,
	races: () => false,
	outcome: decide,
}
