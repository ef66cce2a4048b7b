import { bordersMissed, settledRounds } from '../../../../shared/games/boundless/rules/look-back.ts'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import type { GameResult } from '../../game.ts'
import { borderName } from '../borders.ts'

/** The borders that one did not think of. */
export const misjudged: NonNullable<GameResult['misjudged']> = (tables, entries, seat) => {
	const all = tables as readonly Table[]
	const last = all.at(-1)!
	const { map } = last.options
	return bordersMissed(last, settledRounds(all, entries), seat).map((states) => borderName({ map, states }))
}
