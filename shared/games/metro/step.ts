import { parserOf, type StepKinds } from '../../kernel/step-kind.ts'
import type { Code } from './codes.ts'
import type { Event } from './event.ts'
import { type Conclude, conclude } from './steps/conclude.ts'
import { type Draw, draw } from './steps/draw.ts'
import { type Exchange, exchange } from './steps/exchange.ts'
import { type Lay, lay } from './steps/lay.ts'
import { type Pass, pass } from './steps/pass.ts'
import { type PlaceWagon, wagon } from './steps/wagon.ts'
import type { State } from './table.ts'

export type Step = Lay | Draw | PlaceWagon | Exchange | Pass | Conclude

export const kinds: StepKinds<State, Step, Event, Code> = { lay, draw, wagon, exchange, pass, conclude }

export const parseStep = parserOf<Step>(kinds)
