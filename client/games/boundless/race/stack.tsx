import { useComputed } from '@preact/signals'
import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { isPaidOut } from '../../../../shared/games/boundless/rules/schedule.ts'
import { refusePlace } from '../../../../shared/games/boundless/steps/place.ts'
import type { Space } from '../../../../shared/games/boundless/table.ts'
import { identitiesOf } from '../colours.ts'
import type { BoundlessStage } from '../stage.ts'
import { usePart } from '../use-part.ts'
import type { Racing } from './racing.ts'
import { StackPicture } from './stack-picture.tsx'

export interface StackProps {
	stage: BoundlessStage
	racing: Racing
	space: Space
}

/** The tokens on a space. */
export function Stack({ stage, racing, space }: StackProps) {
	const stack = useComputed(() => racing.table.value.stacks[space]!).value
	const known = usePart(stage, ({ table }) => table.stacks[space]!)
	const isOpen = useComputed(() => {
		const { seat } = stage.view.value
		return seat !== undefined && !refusePlace(racing.table.value, seat, space, racing.own.value)
	}).value
	if (stack.length === 0) return null
	const table = racing.table.peek()
	const identities = identitiesOf(table, stage.players.value)
	const tokens = stack.map((colour) => ({
		colour,
		identity: identities[colour]!,
		mine: ownerOf(table, colour) === stage.view.peek().seat,
		pending: !known.includes(colour),
	}))
	return <StackPicture tokens={tokens} isOpen={isOpen} isPaid={isPaidOut(table.round)} />
}
