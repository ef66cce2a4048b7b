import { computed, type ReadonlySignal } from '@preact/signals'
import type { RegionId, StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import type { Point } from '../../game.ts'
import type { MapScene } from '../atlas/scene.ts'
import { identitiesOf } from '../colours.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { cornersOf } from '../map/routes.ts'
import { stateOf } from '../names.ts'
import { doorBetween } from '../route/door.ts'
import { type Journey, journeyOf } from '../route/journey.ts'
import { Route } from '../route/route.tsx'
import type { ReviewProps } from './journal.tsx'
import type { Subject } from './subject.ts'

/** The map as it shows what the review looks at. */
export function sceneOf({ stage, review }: ReviewProps, map: DrawnMap): ReadonlySignal<MapScene> {
	return computed((): MapScene => {
		const table = review.table.value
		const subject = review.subject.value
		if (!table || !subject) return { key: 'all', marks: {}, first: [], stops: [], look: [] }
		const { centre, ring, options } = table
		const journey = journeyAt(subject, review, table)
		const base = Object.fromEntries([
			...ring.map((state) => [state, 'boundless-is-ring']),
			...centre.map((state) => [state, 'boundless-is-centre']),
		])
		const key = `${table.round} ${JSON.stringify(subject)}`
		if (!journey) {
			const state = 'state' in subject ? subject.state : centre[0]!
			return { key, marks: base, first: [state, ...centre, ...ring], stops: [], look: [state] }
		}
		const picked = Object.fromEntries(journey.picks.map((state) => [state, 'boundless-is-picked']))
		const onRoute = journey.price.route.map((region) => stateOf(options.map, region))
		const look = [...new Set([...onRoute, ...journey.picks, ...(onRoute.length > 0 ? centre : [])])]
		const whose = 'colour' in subject ? subject.colour : 'instead' in subject ? subject.instead : -1
		const colour = identitiesOf(table, stage.players.value)[whose]
		return {
			key,
			marks: { ...base, ...picked },
			first: [...centre, ...journey.picks],
			along: onRoute,
			fines: journey.price.pairs.flatMap(([one, other]) => doorBetween(map, options.map, one, other) ?? []),
			inked: inkOf(map, journey.price.route),
			stops: stopsOn(journey.price.route, onRoute, [...centre, ...journey.picks]),
			look,
			...(colour !== undefined && { identity: colour }),
			overlay: () => (
				<Route key={key} map={map} id={options.map} centre={centre} journey={journey} identity={colour} />
			),
		}
	})
}

/** The legs of a route. */
const inkOf = (map: DrawnMap, route: readonly RegionId[]): Point[][] =>
	route.slice(1).map((region, index) => cornersOf(map, route[index]!, region))

/** Where the route reaches the states that it had to come by. */
const stopsOn = (
	route: readonly RegionId[],
	states: readonly StateId[],
	wanted: readonly StateId[],
): RegionId[] => wanted.flatMap((state) => route[states.indexOf(state)] ?? [])

function journeyAt(
	subject: Subject,
	{ accounts, best, verdicts }: ReviewProps['review'],
	table: Parameters<typeof journeyOf>[0],
): Journey | undefined {
	if ('state' in subject) return undefined
	const choice =
		'best' in subject
			? best.value[0]
			: 'instead' in subject
				? verdicts.value[subject.instead]?.better
				: accounts.value[subject.colour]
	return choice && journeyOf(table, choice)
}
