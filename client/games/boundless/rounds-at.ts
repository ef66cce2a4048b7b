import type { Event } from '../../../shared/games/boundless/event.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import type { Chapter } from '../game.ts'
import { boundlessWords } from './words.en.ts'

/** Where each round begins in a recorded game. */
export const roundsAt = (_: readonly Table[], entries: readonly MoveEntry[]): Chapter[] =>
	entries.flatMap(([, ...events], at) =>
		(events as Event[]).flatMap((event) =>
			event.type === 'deal'
				? [{ at, sign: `${event.round}`, label: boundlessWords.t('round', { round: event.round }) }]
				: [],
		),
	)
