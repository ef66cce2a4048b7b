import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { type RegionId, regionIds } from '../../../../shared/games/franchise/data/regions.ts'
import { placesInPlay } from '../../../../shared/games/franchise/rules/board.ts'
import type { Step } from '../../../../shared/games/franchise/step.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Guide, Spot } from '../../game.ts'
import { milestonesBox, trackSpaces } from '../board/corner.ts'
import { boxOfRegion, pointOf, radiusOf } from '../board/geometry.ts'
import { tellHint } from '../hint/tell-hint.ts'
import { placeName } from '../names.ts'
import { isSame, targetOf, withStep } from '../plan.ts'
import type { FranchiseParts } from '../play.ts'
import type { Aim } from '../staging.ts'
import { lessonWords } from './words.en.ts'

const { t } = lessonWords

/** A learner's hand at Franchise: one place after the other, and the button once all of them are staged. */
export default function guideTo({ stage, staging, attention }: FranchiseParts): Guide {
	const isStaged = (step: Step): boolean => staging.steps.value.some((other) => isSame(other, step))
	const missing = (steps: readonly unknown[]): Step | undefined =>
		chosen(steps).find((step) => !isStaged(step))
	/** What stands in a move's way, unless what comes next takes its place. */
	const strayIn = (steps: readonly unknown[]): Step | undefined => {
		const next = missing(steps)
		const { value } = staging.steps
		return (next ? withStep(value, next) : value).find((step) => step !== next && !isAmong(steps, step))
	}
	return {
		staged: (steps) => chosen(steps).filter(isStaged).length,
		next(steps) {
			const step = strayIn(steps) ?? missing(steps)
			const spot = step && touchOf(stage.view.value.table, step, staging.aim.value)
			if (typeof spot !== 'string') return spot
			// What lies over the list goes first.
			if (attention.isUnfolded.value) return UNFOLDED
			return attention.inspected.value ? CLOSE : spot
		},
		strays(steps) {
			const step = strayIn(steps)
			if (!step) return staging.steps.value.some((other) => !isAmong(steps, other))
			const place = targetOf(step)
			return place ? t('stray', { place: placeName(place) }) : t('stray.tile')
		},
		find: (name) => find(stage.view.value.table, name),
		uncover() {
			attention.inspected.value = undefined
			attention.isUnfolded.value = false
		},
		tell: (steps) => tellHint(stage.view.value.table, steps as readonly Step[]),
	}
}

/** What the learner chooses: that a turn ends, the button says. */
const chosen = (steps: readonly unknown[]): Step[] =>
	(steps as readonly Step[]).filter(({ type }) => type !== 'end' && type !== 'region')

const isAmong = (steps: readonly unknown[], step: Step): boolean =>
	chosen(steps).some((other) => isSame(other, step))

/** What to touch for a step: mostly its place, but for some a card of the drawer comes first, or is all. */
function touchOf(table: Table, step: Step, aim: Aim): Spot | undefined {
	const place = targetOf(step)
	if (step.type === 'cash') return CASH
	if (step.type === 'share-again') return doubleOf(step.place)
	if (step.type === 'develop-again' && aim !== 'again') return SECOND_ROAD
	if (step.type === 'boom' && table.stage === 'turns' && aim !== 'boom') return BOOM
	return place && spotOf(table, place)
}

const UNFOLDED = '.franchise-strip > [aria-expanded="true"]'
const CLOSE = '.franchise-inspection > .icon-button'
const CASH = '.franchise-drawer-extras [data-kind="bonus"]:last-of-type'
const SECOND_ROAD = '.franchise-drawer-extras [data-kind="bonus"]'
const BOOM = '.franchise-drawer-extras [data-kind="boom"]'
const doubleOf = (place: PlaceId): string =>
	`.franchise-drawer [data-place="${place}"] ~ .franchise-row-side[data-kind="bonus"]`

function spotOf({ tiles }: Table, place: PlaceId): Spot {
	const { x, y } = pointOf(place)
	const radius = radiusOf(place, tiles[place] ?? 0) - 2 // the light goes a little beyond, and its name begins there
	return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
}

/** By their names in lessons. */
const partsOfPage: Readonly<Record<string, string>> = {
	income: '.franchise-standing-opener:first-child',
	left: '.franchise-standing-opener:last-child',
	outcome: '.franchise-strip',
	drawer: '.franchise-drawer',
}

/** `place <id>`, `region <id>`, `track`, `milestones`, `income`, `left` (regions to go), `outcome`, `drawer`. */
function find(table: Table, name: string): Spot | undefined {
	const [kind, id] = name.split(' ')
	switch (kind) {
		case 'place': {
			const known = placesInPlay(table.seats.length).find((place) => place.id === id)
			return known && spotOf(table, known.id)
		}
		case 'region':
			return regionIds.includes(id as RegionId) ? boxOfRegion(id as RegionId) : undefined
		case 'track':
			return trackSpaces(table.seats.length)
		case 'milestones':
			return milestonesBox(table)
		default:
			return partsOfPage[name]
	}
}
