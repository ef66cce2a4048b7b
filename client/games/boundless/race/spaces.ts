import { RING } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Space } from '../../../../shared/games/boundless/table.ts'

/** As they are read, and as they lie under the digits of a keyboard: the states, then the space 40. */
export const spacesInOrder: readonly Space[] = [1, 2, 3, 4, 5, 6, 7, 0]

/** The digit that puts a token on a space. */
export const keyOf = (space: Space): number => (space === 0 ? RING + 1 : space)

export const spaceOf = (key: string): Space | undefined => spacesInOrder[Number(key) - 1]
