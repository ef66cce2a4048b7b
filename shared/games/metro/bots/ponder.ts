import type { Random } from '../../../kernel/random.ts'

/** As long as a quick person takes to lay a tile, in milliseconds. */
export const ponder = (chance: Random): number => 500 + chance.below(901)
