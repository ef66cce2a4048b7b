import type { Applied } from '../../../kernel/game.ts'
import type { Rejected } from '../../../kernel/rejection.ts'
import type { Event } from '../event.ts'
import type { State } from '../table.ts'

/** What came of a step. */
export type Answer = Applied<State, Event> | Rejected
