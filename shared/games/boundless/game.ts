import type { Game } from '../../kernel/game.ts'
import { applyStep } from './apply.ts'
import { gentle } from './bots/gentle.ts'
import { master } from './bots/master.ts'
import { sharp } from './bots/sharp.ts'
import { steady } from './bots/steady.ts'
import { codes } from './codes.ts'
import { dailyOf } from './daily/daily.ts'
import { hasJourney, mapOfDay } from './daily/levels.ts'
import type { Event } from './event.ts'
import { type Options, options } from './options.ts'
import { nextDue } from './rules/due.ts'
import { decideOutcome } from './rules/final-score.ts'
import { setUp } from './setup.ts'
import { parseStep, type Step } from './step.ts'
import { actorsAt, legalSteps } from './steps/legal.ts'
import { tellPresence } from './steps/presence.ts'
import type { Hand, State, Table } from './table.ts'
import { setUpFirst } from './version-1.ts'
import { setUpSecond } from './version-2.ts'

type Boundless = Game<State, Table, Hand, Step, Options, Event>

/** Since version 2 a round waits for whoever is alone against bots; since version 3 the table tells when tokens were placed. */
const today: Boundless = {
	id: 'boundless',
	version: 3,
	players: { min: 2, max: 6 },
	options,
	codes,
	bots: { gentle, steady, sharp, master },
	formerBots: { traveller: 'steady', novice: 'gentle', expert: 'sharp' },
	setup: setUp,
	table: (state) => state.table,
	hand: () => null,
	actors: actorsAt,
	steps: legalSteps,
	parse: parseStep,
	apply: applyStep,
	due: nextDue,
	presence: tellPresence,
	races: ({ phase }) => phase === 'race',
	conclusion: { type: 'conclude' },
	keepsTime: true,
	outcome: decideOutcome,
	daily: {
		options: (day) => (hasJourney(day) ? { map: mapOfDay(day) } : undefined),
		seed: (day) => dailyOf(day).seed,
	},
}

export const boundless: Boundless = {
	...today,
	earlier: [
		{ ...today, version: 1, setup: setUpFirst },
		{ ...today, version: 2, setup: setUpSecond },
	],
}
