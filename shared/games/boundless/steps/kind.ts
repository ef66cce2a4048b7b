import type { StepKind } from '../../../kernel/step-kind.ts'
import type { Code } from '../codes.ts'
import type { Event } from '../event.ts'
import type { State } from '../table.ts'

/** A kind of step of Boundless. */
export type Kind<Step> = StepKind<State, Step, Event, Code>
