import type { Step } from '../../../shared/games/franchise/step.ts'
import { legalSteps } from '../../../shared/games/franchise/steps/legal.ts'
import { type Hand, NOBODY, type Table, totalOf } from '../../../shared/games/franchise/table.ts'
import type { TableGame } from '../game.ts'
import { tableBefore } from './before.ts'
import { describeEntry } from './describe.ts'
import { describeBriefly } from './describe-briefly.ts'
import { explainRefusal } from './explain.ts'
import { tellUndo } from './guidance.ts'
import { openPlay } from './play.ts'

const franchise: TableGame<Table, Hand, Step> = {
	rules: {
		actors: ({ turn }) => (turn === NOBODY ? [] : [turn]),
		steps: legalSteps,
		races: () => false,
	},
	scoreOf: ({ seats }, seat) => (seats[seat] ? totalOf(seats[seat].points) : 0),
	before: tableBefore,
	tell: describeEntry,
	tellBriefly: describeBriefly,
	tellUndo,
	explain: explainRefusal,
	open: openPlay,
}

export default franchise
