import type { Outcome } from '../../../kernel/game.ts'
import type { Table } from '../table.ts'

/** Most money wins; equals share the win. */
export function decideOutcome({ phase, purses }: Table): Outcome | undefined {
	if (phase !== 'over') return undefined
	const best = Math.max(...purses)
	return { scores: purses, winners: [...purses.keys()].filter((seat) => purses[seat] === best) }
}
