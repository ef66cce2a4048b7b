import type { Game, Outcome } from '../../kernel/game.ts'
import { applyStep } from './apply.ts'
import { expert, novice, traveller } from './bots/travellers.ts'
import { codes } from './codes.ts'
import type { Event } from './event.ts'
import { type Options, options } from './options.ts'
import { nextDue } from './rules/due.ts'
import { setUp, setUpFirst } from './setup.ts'
import { parseStep, type Step } from './step.ts'
import { actorsAt, legalSteps } from './steps/legal.ts'
import { tellPresence } from './steps/presence.ts'
import type { Hand, State, Table } from './table.ts'

const today: Game<State, Table, Hand, Step, Options, Event> = {
	id: 'boundless',
	version: 2,
	players: { min: 2, max: 6 },
	options,
	codes,
	bots: { traveller, novice, expert },
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
	outcome: decide,
}

export const boundless: typeof today = { ...today, earlier: [{ ...today, version: 1, setup: setUpFirst }] }

/** Most money wins; equals share the win. */
function decide({ phase, purses }: Table): Outcome | undefined {
	if (phase !== 'over') return undefined
	const best = Math.max(...purses)
	return { scores: purses, winners: [...purses.keys()].filter((seat) => purses[seat] === best) }
}
