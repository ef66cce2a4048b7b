import { STATION_NUMBERS } from '../../../shared/games/metro/expansions.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import { legalExpansions, type Options } from '../../../shared/games/metro/options.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import type { Soak } from '../support/soak.ts'
import { endsProperly, holdsInvariants } from './invariants.ts'
import { random } from './random.ts'

const editions = ['metro', 'iron-horse'] as const
const hands = [1, 2, 3] as const

/** Station numbers few and many, of all sides and of some, secret and open. */
const numbers: Pick<Options, 'cards' | 'openNumbers'>[] = [
	{ cards: [1, 1, 1, 1], openNumbers: false },
	{ cards: [2, 2, 2, 2], openNumbers: true },
	{ cards: [1, 0, 0, 1], openNumbers: true },
	{ cards: [0, 0, 1, 0], openNumbers: false },
	{ cards: [4, 0, 3, 2], openNumbers: false },
]

/** Every legal choice; who begins is left to chance. */
const choices: Partial<Options>[] = legalExpansions.flatMap((expansions) =>
	editions.flatMap((edition) =>
		[false, true].flatMap((rotation) =>
			hands.flatMap((hand) =>
				(expansions.includes(STATION_NUMBERS) ? numbers : [{}]).map((dealt) => ({
					edition,
					rotation,
					hand,
					expansions,
					...dealt,
				})),
			),
		),
	),
)

export const soak: Soak = {
	game: metro,
	random,
	options: choices,
	holds: (state) => holdsInvariants(state as State),
	ends: (state) => endsProperly(state as State),
}
