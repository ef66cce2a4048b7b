import type { Bot } from '../../../kernel/game.ts'
import type { Step } from '../step.ts'
import { legalSteps } from '../steps/legal.ts'
import type { Hand, Table } from '../table.ts'
import { ponder } from './ponder.ts'

/** Any legal step, each as likely as the others. */
export const random: Bot<Table, Hand, Step> = (view, chance) => ({
	steps: [chance.pick(legalSteps(view))],
	takes: ponder(chance),
})
