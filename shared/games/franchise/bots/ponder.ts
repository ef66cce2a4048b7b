import type { Random } from '../../../kernel/random.ts'

/** As long as a quick person takes over a turn, in milliseconds. */
export const ponder = (chance: Random): number => 800 + chance.below(1201)
