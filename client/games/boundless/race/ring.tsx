import './ring.css'
import { useComputed } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { cardOn } from '../../../../shared/games/boundless/rules/review.ts'
import { isPaidOut, RING } from '../../../../shared/games/boundless/rules/schedule.ts'
import { usePart } from '../use-part.ts'
import { boundlessWords } from '../words.en.ts'
import { Band } from './band.tsx'
import { Finish } from './finish.tsx'
import { Postcard } from './postcard.tsx'
import type { RaceProps } from './race.tsx'
import { keyOf, spacesInOrder } from './spaces.ts'
import { Stack, type StackProps } from './stack.tsx'

/** The eight spaces, and the centre between them. */
export const Ring = (props: RaceProps) => (
	<div class="boundless-ring">
		{spacesInOrder.slice(0, 4).map((space) => (
			<RingCard key={space} {...props} space={space} />
		))}
		<Band {...props} />
		{spacesInOrder.slice(4).map((space) => (
			<RingCard key={space} {...props} space={space} />
		))}
	</div>
)

function RingCard({ stage, racing, isHeld, space }: StackProps & Pick<RaceProps, 'isHeld'>) {
	const { map } = stage.view.peek().table.options
	const pick = usePart(stage, ({ table }) =>
		space === 0 || space <= table.ring.length ? cardOn(table, space) : undefined,
	)
	const isPaid = usePart(stage, ({ table }) => isPaidOut(table.round))
	const isRefused = useComputed(() => racing.refused.value === space).value
	const slid = useComputed(() => racing.slid.value === space).value
	const tapped = useRef(false) // a click follows the tap that was already answered

	if (pick === undefined) return <span class="boundless-ring-slot" data-last={space === RING} />
	return (
		<button
			type="button"
			class="boundless-ring-card"
			data-space={space}
			data-refused={isRefused || undefined}
			onPointerDown={(event) => {
				if (event.button !== 0) return
				tapped.current = true
				racing.place(space, event.timeStamp)
			}}
			onClick={(event) => {
				if (!tapped.current) racing.place(space, event.timeStamp)
				tapped.current = false
			}}
		>
			<Postcard map={map} pick={pick} isPaid={isPaid}>
				<kbd class="boundless-ring-key">{keyOf(space)}</kbd>
				<Stack stage={stage} racing={racing} space={space} />
				{slid && <span class="boundless-ring-photo">{boundlessWords.t('photo')}</span>}
			</Postcard>
			{isHeld.value && <Finish stage={stage} space={space} />}
		</button>
	)
}
