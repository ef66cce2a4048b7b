import { useComputed } from '@preact/signals'
import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { refusePlace } from '../../../../shared/games/boundless/steps/place.ts'
import type { Space } from '../../../../shared/games/boundless/table.ts'
import { identitiesOf } from '../colours.ts'
import type { BoundlessPlay } from '../play.ts'
import { StackPicture } from './stack-picture.tsx'

/** The tokens on a space. */
export function Stack({ play: { racing, stage }, space }: { play: BoundlessPlay; space: Space }) {
	// As text, so that only the stacks that change are drawn again.
	const colours = useComputed(() => racing.table.value.stacks[space]!.join(' ')).value
	const pending = useComputed(() => racing.pending.value[space]!.join(' ')).value
	const isOpen = useComputed(() => {
		const { seat } = stage.view.value
		return seat !== undefined && !refusePlace(racing.table.value, seat, space, racing.own.value)
	}).value
	if (colours === '') return null
	const table = racing.table.peek()
	const identities = identitiesOf(table, stage.players.value)
	const waiting = pending.split(' ')
	const tokens = colours.split(' ').map((text) => ({
		colour: Number(text),
		identity: identities[Number(text)]!,
		mine: ownerOf(table, Number(text)) === stage.view.peek().seat,
		pending: waiting.includes(text),
	}))
	return <StackPicture tokens={tokens} isOpen={isOpen} />
}
