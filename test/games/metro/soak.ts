import { STATION_NUMBERS } from '../../../shared/games/metro/expansions.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import { legalExpansions, type Options } from '../../../shared/games/metro/options.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import type { Soak } from '../support/soak.ts'
import { endsProperly, holdsInvariants } from './invariants.ts'

const editions = ['metro', 'iron-horse'] as const
const hands = [1, 2, 3] as const

/** Every legal choice; who begins is left to chance. Station numbers are played few and many. */
const choices: Partial<Options>[] = legalExpansions.flatMap((expansions) =>
	editions.flatMap((edition) =>
		[false, true].flatMap((rotation) =>
			hands.flatMap((hand) =>
				(expansions.includes(STATION_NUMBERS) ? [1, 2] : [1]).map((cards) => ({
					edition,
					rotation,
					hand,
					expansions,
					cards,
				})),
			),
		),
	),
)

export const soak: Soak = {
	game: metro,
	options: choices,
	holds: (state) => holdsInvariants(state as State),
	ends: (state) => endsProperly(state as State),
}
