import { soak as boundless } from '../games/boundless/soak.ts'
import { soak as franchise } from '../games/franchise/soak.ts'
import { soak as metro } from '../games/metro/soak.ts'
import type { Soak } from '../games/support/soak.ts'

/** What a storm knows of each game: the options worth playing. */
export const soaks: Record<string, Soak> = { boundless, franchise, metro }
