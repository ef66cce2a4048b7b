import type { AnyGame, Game } from '../../kernel/game.ts'
import { applyStep } from './apply.ts'
import { greedy } from './bots/greedy.ts'
import { random } from './bots/random.ts'
import { codes } from './codes.ts'
import type { Event } from './event.ts'
import { type Options, options } from './options.ts'
import { parseStep } from './parse.ts'
import { decide } from './rules/final-score.ts'
import { setUp } from './setup.ts'
import type { Step } from './step.ts'
import { legalSteps } from './steps/legal.ts'
import { type Hand, NOBODY, type State, type Table } from './table.ts'
import { firstOptions, setUpFirst } from './version-1.ts'

type Metro = Game<State, Table, Hand, Step, Options, Event>

/** What no version changed. */
const rules: Omit<Metro, 'version' | 'options' | 'setup'> = {
	id: 'metro',
	players: { min: 2, max: 6 },
	codes,
	bots: { greedy, random },
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

const first: AnyGame = { ...rules, version: 1, options: firstOptions, setup: setUpFirst }

/** Since version 2 station numbers are chosen side by side, and may be open. */
export const metro: Metro = { ...rules, version: 2, earlier: [first], options, setup: setUp }
