import type { Game } from '../../kernel/game.ts'
import { turnBased } from '../../kernel/turn-based.ts'
import { applyStep } from './apply.ts'
import { gentle } from './bots/gentle.ts'
import { master } from './bots/master.ts'
import { sharp } from './bots/sharp.ts'
import { steady } from './bots/steady.ts'
import { codes } from './codes.ts'
import { type Options, options } from './options.ts'
import type { PackedEvent } from './packed-event.ts'
import { decideOutcome } from './rules/final-score.ts'
import { setUp } from './setup.ts'
import { parseStep, type Step } from './step.ts'
import { legalSteps } from './steps/legal.ts'
import type { Hand, State, Table } from './table.ts'
import { setUpFirst } from './version-1.ts'

type Franchise = Game<State, Table, Hand, Step, Options, PackedEvent>

/** Since version 2 a franchise stands beside the milestone of two roads of 8 after the first. */
const today: Franchise = {
	...turnBased,
	id: 'franchise',
	version: 2,
	players: { min: 2, max: 5 },
	options,
	codes,
	bots: { gentle, steady, sharp, master },
	formerBots: { greedy: 'steady', random: 'gentle' },
	setup: setUp,
	table: (state) => state,
	hand: () => null,
	steps: legalSteps,
	parse: parseStep,
	apply: applyStep,
	conclusion: { type: 'conclude' },
	outcome: decideOutcome,
}

export const franchise: Franchise = {
	...today,
	earlier: [{ ...today, version: 1, setup: setUpFirst }],
}
