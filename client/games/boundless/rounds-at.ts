import type { Event } from '../../../shared/games/boundless/event.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import type { Chapter } from '../game.ts'
import { boundlessWords } from './words.en.ts'

/** Where each round begins in a recorded game: once it is dealt, for before that the round before is settled. */
export const roundsAt = (_: readonly Table[], entries: readonly MoveEntry[]): Chapter[] =>
	entries.flatMap(([, ...events], at) =>
		(events as Event[]).flatMap((event) =>
			event.type === 'deal'
				? [{ at: at + 1, sign: `${event.round}`, label: boundlessWords.t('round', { round: event.round }) }]
				: [],
		),
	)
