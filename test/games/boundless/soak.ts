import { mapIds } from '../../../shared/games/boundless/data/atlas.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { Options } from '../../../shared/games/boundless/options.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { playGame } from '../support/play.ts'
import type { Soak } from '../support/soak.ts'
import { playEvening } from './evening.ts'
import { endsProperly, followGame, holdsInvariants } from './invariants.ts'
import { random } from './random.ts'

/** Both maps, one and two colours, with and without a countdown. */
const choices: Partial<Options>[] = mapIds.flatMap((map) =>
	[false, true].flatMap((twoColours) =>
		([0, 10, 20] as const).map((countdown) => ({ map, twoColours, countdown })),
	),
)

export const soak: Soak = {
	game: boundless,
	random,
	play: (setting) => (setting.seed.endsWith('1') ? playGame(boundless, setting) : playEvening(setting)), // bots, and people
	options: choices,
	holds: (state) => holdsInvariants(state as State),
	follow: followGame,
	ends: (state) => endsProperly(state as State),
}
