import type { AnyGame, Game } from '../../kernel/game.ts'
import { turnBased } from '../../kernel/turn-based.ts'
import { applyStep } from './apply.ts'
import { gentle } from './bots/gentle.ts'
import { master } from './bots/master.ts'
import { sharp } from './bots/sharp.ts'
import { steady } from './bots/steady.ts'
import { codes } from './codes.ts'
import type { Event } from './event.ts'
import { type Options, options } from './options.ts'
import { decideOutcome } from './rules/final-score.ts'
import { setUp } from './setup.ts'
import { parseStep, type Step } from './step.ts'
import { legalSteps } from './steps/legal.ts'
import type { Hand, State, Table } from './table.ts'
import { firstOptions, setUpFirst } from './version-1.ts'

type Metro = Game<State, Table, Hand, Step, Options, Event>

/** Since version 2 station numbers are chosen side by side, and may be open. */
const today: Metro = {
	...turnBased,
	id: 'metro',
	version: 2,
	players: { min: 2, max: 6 },
	options,
	codes,
	bots: { gentle, steady, sharp, master },
	formerBots: { greedy: 'steady', random: 'gentle' },
	setup: setUp,
	table: (state) => state.table,
	hand: (state, seat) => state.hands[seat]!,
	steps: legalSteps,
	parse: parseStep,
	apply: applyStep,
	conclusion: { type: 'conclude' },
	outcome: decideOutcome,
}

const first: AnyGame = { ...today, version: 1, options: firstOptions, setup: setUpFirst }

export const metro: Metro = { ...today, earlier: [first] }
