import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import { afterPaint } from '../../../app/after-paint.ts'
import type { Attention } from '../attention.ts'
import { boxOfPlaces, boxOfRegion } from '../board/geometry.ts'
import type { FranchiseStage } from '../staging.ts'
import type { Touch } from '../touch.ts'

/** What the cards of the drawer act upon. Chosen here, it must be seen there. */
export interface Chooser {
	readonly pointed: Attention['pointed'] // what a card lights on the map, and the map among the cards
	/** Whoever chooses has seen enough. */
	skip(): void
	choosePlace(place: PlaceId): void
	/** Something else that is done with a place. */
	choose(place: PlaceId, act: () => void): void
	chooseRegion(region: RegionId): void
}

export const createChooser = (
	{ skip, reveal }: FranchiseStage,
	pointed: Attention['pointed'],
	touch: Touch,
): Chooser => {
	const choose: Chooser['choose'] = (place, act) => {
		skip()
		act()
		afterPaint(() => reveal(boxOfPlaces([place])!))
	}
	return {
		pointed,
		skip,
		choose,
		choosePlace: (place) => choose(place, () => touch.place(place)),
		chooseRegion(region) {
			touch.region(region)
			reveal(boxOfRegion(region))
		},
	}
}
