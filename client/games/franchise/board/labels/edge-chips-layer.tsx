import './edge-chips.css'
import { listOf } from '../../../../i18n/list-of.ts'
import { moneyText, placeName } from '../../names.ts'
import type { FranchiseParts } from '../../play.ts'
import { franchiseWords } from '../../words.en.ts'
import { boxOfPlaces } from '../geometry.ts'
import { SHIELD } from '../shield.tsx'
import type { Chip } from './edge-chips.ts'

type EdgeChipsProps = Pick<FranchiseParts, 'stage' | 'display' | 'labels'>

/** What can be chosen beyond the edges of the window, and in which direction; a tap goes there. */
export function EdgeChips({ stage, display, labels }: EdgeChipsProps) {
	const chips = display.isOffering.value ? (labels.shown.value?.chips ?? []) : []
	return (
		<>
			{chips.map((chip) => (
				<EdgeChip
					key={chip.places.join()}
					chip={chip}
					colour={display.ownColour.value}
					onTap={() => stage.reveal(boxOfPlaces(chip.places)!)}
				/>
			))}
		</>
	)
}

interface EdgeChipProps {
	chip: Chip
	colour: number
	onTap: () => void
}

const EdgeChip = ({ chip: { box, angle, places, price }, colour, onTap }: EdgeChipProps) => (
	<button
		type="button"
		class="franchise-edge-chip"
		data-player={colour}
		style={`left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`}
		onClick={onTap}
	>
		<svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
			<path
				class="franchise-edge-arrow"
				transform={`rotate(${Math.round((angle * 180) / Math.PI)})`}
				d="M-6 0H6M1-5 6 0 1 5"
			/>
		</svg>
		{price !== undefined && (
			<svg viewBox="-12 -13 24 28" width="22" height="26" aria-hidden="true">
				<g class="franchise-shield" data-price={price}>
					<path d={SHIELD} />
					<text y="5">{price}</text>
				</g>
			</svg>
		)}
		{places.length > 1 && <span>{price === undefined ? places.length : '…'}</span>}
		<span class="unseen">{labelOf(places, price)}</span>
	</button>
)

const labelOf = (places: Chip['places'], price: number | undefined): string => {
	const names = listOf(places.map(placeName))
	return price === undefined
		? franchiseWords.t('map.beyond', { places: names })
		: franchiseWords.t('map.beyond.price', { places: names, price: moneyText(price) })
}
