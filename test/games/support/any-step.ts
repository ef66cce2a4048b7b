import { type Bot, quickBot } from '../../../shared/kernel/bot.ts'
import type { Game } from '../../../shared/kernel/game.ts'

type Stepped<Table, Hand, Step> = Pick<Game<never, Table, Hand, Step, never, never>, 'steps'>

/** Any legal step, each as likely as the others: the weakest of players, and no company. */
export const anyStep = <Table, Hand, Step>(game: Stepped<Table, Hand, Step>): Bot<Table, Hand, Step> =>
	quickBot(
		(_, chance) => 500 + chance.below(901),
		(view, chance) => [chance.pick(game.steps(view))],
	)
