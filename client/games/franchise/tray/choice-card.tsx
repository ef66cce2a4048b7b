import './choice-card.css'
import { useComputed } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { onceHeard } from '../../../app/once-heard.ts'
import { SHIELD } from '../board/shield.tsx'
import { moneyText } from '../names.ts'
import type { Chooser } from './chooser.ts'

interface ChoiceCardProps {
	chooser: Chooser
	title: ComponentChildren
	note: ComponentChildren
	aside?: ComponentChildren // in the line of the title
	end?: ComponentChildren // after both lines
	pressed: boolean
	onChoose: () => void
	place?: PlaceId // what it lights on the map
	price?: number
	kind?: 'go' | 'share' | 'bonus' | 'boom' | 'tile'
}

/** Something that can be chosen, in the thumb's reach; it lights what it names, and the map lights it. */
export const ChoiceCard = ({
	chooser: { pointed, skip },
	title,
	note,
	aside,
	end,
	pressed,
	onChoose,
	place,
	price,
	kind = 'go',
}: ChoiceCardProps) => {
	const isPointed = useComputed(() => place !== undefined && pointed.value === place)
	return (
		<button
			type="button"
			class="franchise-choice-card"
			data-kind={kind}
			data-place={place}
			data-pointed={isPointed.value || undefined}
			aria-pressed={pressed}
			onClick={onceHeard(() => {
				skip()
				onChoose()
			})}
			// Not when the list is scrolled under a mouse that rests.
			onPointerMove={({ pointerType }) => {
				if (place && pointerType === 'mouse') pointed.value = place
			}}
			onFocus={({ currentTarget }) => {
				if (place && currentTarget.matches(':focus-visible')) pointed.value = place // a finger's tap says it itself
			}}
		>
			{price !== undefined && <PriceShield price={price} />}
			<span class="franchise-choice-card-text">
				<span>
					<strong>{title}</strong> {aside && <small>{aside}</small>}
				</span>
				<small class="franchise-choice-card-note">{note}</small>
			</span>
			{end}
		</button>
	)
}

const PriceShield = ({ price }: { price: number }) => (
	<svg
		class="franchise-choice-shield"
		viewBox="-14 -14 28 28"
		width="28"
		height="28"
		role="img"
		aria-label={moneyText(price)}
	>
		<g class="franchise-shield" data-price={price}>
			<path d={SHIELD} />
			<text y="5">{price}</text>
		</g>
	</svg>
)
