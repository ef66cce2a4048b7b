import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Options } from '../../../shared/games/franchise/options.ts'
import type { State } from '../../../shared/games/franchise/table.ts'
import type { Soak } from '../support/soak.ts'
import { endsProperly, holdsInvariants } from './invariants.ts'
import { random } from './random.ts'

const flags = [false, true]

/** Every combination of start, variant and expansions that the rules allow. */
export const choices: Partial<Options>[] = (['choose', 'learning'] as const).flatMap((start) =>
	(['off', 'random', 'draft'] as const)
		.filter((expert) => start === 'choose' || expert === 'off')
		.flatMap((expert) =>
			flags.flatMap((milestones) =>
				flags.flatMap((boom) =>
					(['off', 'all', 'new', 'picked'] as const).map((regions) => ({
						start,
						expert,
						milestones,
						boom,
						regions,
					})),
				),
			),
		),
)

export const soak: Soak = {
	game: franchise,
	random,
	options: choices,
	holds: (state) => holdsInvariants(state as State),
	ends: (state) => endsProperly(state as State),
}
