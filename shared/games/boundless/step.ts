import { parserOf, type StepKinds } from '../../kernel/step-kind.ts'
import type { Code } from './codes.ts'
import type { Event } from './event.ts'
import { type Conclude, conclude } from './steps/conclude.ts'
import { type Deal, deal } from './steps/deal.ts'
import { type Place, place } from './steps/place.ts'
import { type Presence, presence } from './steps/presence.ts'
import { type Ready, ready } from './steps/ready.ts'
import { type Settle, settle } from './steps/settle.ts'
import { type Show, show } from './steps/show.ts'
import type { State } from './table.ts'

export type PlayerStep = Ready | Place
export type TableStep = Deal | Show | Settle | Presence | Conclude
export type Step = PlayerStep | TableStep

export const kinds: StepKinds<State, Step, Event, Code> = {
	ready,
	place,
	deal,
	show,
	settle,
	presence,
	conclude,
}

export const parseStep = parserOf<Step>(kinds)
