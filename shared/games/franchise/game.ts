import type { Game } from '../../kernel/game.ts'
import { applyStep } from './apply.ts'
import { greedy } from './bots/greedy.ts'
import { random } from './bots/random.ts'
import { codes } from './codes.ts'
import { type Options, options } from './options.ts'
import type { PackedEvent } from './packed-event.ts'
import { decideOutcome } from './rules/final-score.ts'
import { setUp, setUpVersion1 } from './setup.ts'
import { parseStep, type Step } from './step.ts'
import { legalSteps } from './steps/legal.ts'
import { type Hand, NOBODY, type State, type Table } from './table.ts'

type Franchise = Game<State, Table, Hand, Step, Options, PackedEvent>

const today: Franchise = {
	id: 'franchise',
	version: 2,
	players: { min: 2, max: 5 },
	options,
	codes,
	bots: { greedy, random },
	setup: setUp,
	table: (state) => state,
	hand: () => null,
	actors: ({ turn }) => (turn === NOBODY ? [] : [turn]),
	steps: legalSteps,
	parse: parseStep,
	apply: applyStep,
	due: () => undefined,
	races: () => false,
	outcome: decideOutcome,
}

export const franchise: Franchise = {
	...today,
	earlier: [{ ...today, version: 1, setup: setUpVersion1 }],
}
