import type { MoveEntry } from '../../../shared/room/room.ts'
import type { Tip } from '../../games/game.ts'

/** The first tip that some new entries call for; of those that an entry calls for, the one that is named first. */
export function dueTip(
	tips: readonly Tip[],
	entries: readonly MoveEntry[],
	from: number,
	wasTold: (name: string) => boolean,
): Tip | undefined {
	for (let index = from; index < entries.length; index++) {
		const tip = tips.find(
			({ name, isDue }) => !wasTold(name) && isDue(entries[index]!, entries.slice(0, index)),
		)
		if (tip) return tip
	}
	return undefined
}
