import { boundless } from '../../../shared/games/boundless/game.ts'
import { mapIds } from '../../../shared/games/boundless/maps/atlas.ts'
import type { Options } from '../../../shared/games/boundless/options.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import type { Soak } from '../support/soak.ts'
import { endsProperly, followMoney, holdsInvariants } from './invariants.ts'

/** Both maps, one and two colours, with and without a countdown. */
const choices: Partial<Options>[] = mapIds.flatMap((map) =>
	[false, true].flatMap((twoColours) =>
		([0, 10, 20] as const).map((countdown) => ({ map, twoColours, countdown })),
	),
)

export const soak: Soak = {
	game: boundless,
	options: choices,
	holds: (state) => holdsInvariants(state as State),
	follow: followMoney,
	ends: (state) => endsProperly(state as State),
}
