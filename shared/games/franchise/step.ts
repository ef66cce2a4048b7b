import { parserOf, type StepKinds, type StepNamed } from '../../kernel/step-kind.ts'
import type { Code } from './codes.ts'
import type { Event } from './event.ts'
import { type Assign, type AssignRegion, assign, assignRegion } from './steps/assign.ts'
import { type Boom, boom } from './steps/boom.ts'
import { type Cash, cash } from './steps/cash.ts'
import { type Conclude, conclude } from './steps/conclude.ts'
import { type Develop, develop } from './steps/develop.ts'
import { type End, end } from './steps/end.ts'
import { type ChooseRegion, region } from './steps/region.ts'
import { type Share, type ShareAgain, share, shareAgain } from './steps/share.ts'
import { type Town, town } from './steps/town.ts'
import type { Table } from './table.ts'

/**
 * A turn is a sequence of these. It may come as one command or as several: each command is applied whole or not
 * at all, and a turn stays its player's until `end` (and the choice of regions that it may ask for).
 */
export type Step =
	| Assign
	| AssignRegion
	| Town
	| Boom
	| Develop
	| Share
	| ShareAgain
	| Cash
	| End
	| ChooseRegion
	| Conclude

export type StepOf<Type extends Step['type']> = StepNamed<Step, Type>

export const kinds: StepKinds<Table, Step, Event, Code> = {
	assign,
	'assign-region': assignRegion,
	town,
	boom,
	develop,
	'develop-again': develop,
	share,
	'share-again': shareAgain,
	cash,
	end,
	region,
	conclude,
}

export const parseStep = parserOf<Step>(kinds)
