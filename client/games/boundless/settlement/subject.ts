import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import type { Colour } from '../../../../shared/games/boundless/table.ts'

/** What the review of a round looks at: somebody's journey, a better one for them, the best, or a centre state. */
export type Subject = { colour: Colour } | { instead: Colour } | { best: true } | { state: StateId }

export const isSame = (one: Subject, other: Subject): boolean => JSON.stringify(one) === JSON.stringify(other)
