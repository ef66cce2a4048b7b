import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { regionIds } from '../../../../shared/games/franchise/data/regions.ts'
import { regionDrawings } from '../../../../shared/games/franchise/drawing/regions.ts'
import { isTown, placeOf, placesInPlay } from '../../../../shared/games/franchise/rules/board.ts'
import { piecesAt } from '../../../../shared/games/franchise/rules/pieces.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Point } from '../../game.ts'
import { Fireworks } from './fireworks.tsx'
import { boomDisc, EVALUATED, pointOf, radiusOf, SLOT, slotAt, stayedAt, TOWN } from './geometry.ts'
import { radiusAt } from './labels/label-scene.ts'
import { circlePath, shapePath, tickPath } from './paths.ts'

interface PiecesProps {
	table: Table
	colours: string // of the seats, one digit each
}

/** Every place with its slots and what stands there, and the boom. */
export function Pieces({ table, colours }: PiecesProps) {
	const inPlay = placesInPlay(table.seats.length).map(({ id }) => id)
	return (
		<g class="franchise-places">
			<ByRegion
				kind="franchise-town"
				places={inPlay.filter(isTown)}
				path={(place) => circlePath(pointOf(place), TOWN)}
			/>
			<Metropolises table={table} places={inPlay.filter(isMetropolis)} />
			<Franchises table={table} colours={colours} places={inPlay} />
			{table.boom !== null && <Fireworks {...boomDisc(table.boom, radiusAt(table, table.boom))} />}
		</g>
	)
}

const isMetropolis = (place: PlaceId): boolean => !isTown(place)

interface ByRegionProps {
	kind: string
	places: readonly PlaceId[]
	path: (place: PlaceId) => string
}

/** Signs whose rings have the tint of their region. */
const ByRegion = ({ kind, places: among, path }: ByRegionProps) => (
	<>
		{regionIds.map((region) => {
			const own = among.filter((place) => placeOf(place).region === region)
			return (
				own.length > 0 && (
					<path
						key={region}
						class={kind}
						style={`--region:${regionDrawings[region].colour}`}
						d={own.map(path).join('')}
					/>
				)
			)
		})}
	</>
)

const signs = (among: readonly PlaceId[], radius: number): string =>
	among.map((place) => circlePath(pointOf(place), radius)).join('')

const slotOf = (place: PlaceId, slot: number, value: number): Point => {
	const { x, y } = slotAt(slot, value)
	return { x: pointOf(place).x + x, y: pointOf(place).y + y }
}

/** How many slots are drawn; in the draft a metropolis has none before it has its tile. */
const slotsOf = (table: Table, place: PlaceId): number => table.tiles[place] ?? 0

interface MetropolisesProps {
	table: Table
	places: readonly PlaceId[]
}

function Metropolises({ table, places: among }: MetropolisesProps) {
	const isDraft = table.stage === 'draft'
	const open = among.filter((place) => isDraft || table.tiles[place] !== undefined)
	const done = among.filter((place) => !open.includes(place))
	const slots = open.flatMap((place) =>
		Array.from({ length: slotsOf(table, place) }, (_, slot) => ({ place, slot })).filter(
			({ slot }) => slot >= piecesAt(table, place).length,
		),
	)
	const slotPath = (isFirst: boolean) =>
		slots
			.filter(({ slot }) => (slot === 0) === isFirst)
			.map(({ place, slot }) => circlePath(slotOf(place, slot, slotsOf(table, place)), SLOT - 1.5))
			.join('')
	return (
		<>
			<ByRegion
				kind="franchise-metropolis"
				places={open}
				path={(place) => circlePath(pointOf(place), radiusOf(place, slotsOf(table, place) || 4))}
			/>
			<path class="franchise-slot" d={slotPath(false)} />
			<path class="franchise-slot franchise-slot-first" d={slotPath(true)} />
			{open.map((place) => (
				<text
					key={place}
					class="franchise-metropolis-value"
					x={pointOf(place).x}
					y={pointOf(place).y}
					dy="0.35em"
				>
					{table.tiles[place] ?? '?'}
				</text>
			))}
			<path class="franchise-evaluated" d={signs(done, EVALUATED)} />
			<path class="franchise-evaluated-tick" d={done.map((place) => tickPath(pointOf(place))).join('')} />
		</>
	)
}

interface Franchise extends Point {
	seat: number
	size: number
}

/** In a town it is alone; in a metropolis it has its slot; after the evaluation whoever stayed stands around. */
function franchisesAt(table: Table, place: PlaceId): Franchise[] {
	const pieces = piecesAt(table, place)
	const value = table.tiles[place]
	return [...pieces].map((piece, index) => {
		const seat = Number(piece)
		if (isTown(place)) return { seat, ...pointOf(place), size: 25 }
		if (value !== undefined) return { seat, ...slotOf(place, index, value), size: 24 }
		const { x, y, radius } = stayedAt(place, index, pieces.length)
		return { seat, x, y, size: 2 * radius }
	})
}

function Franchises({ table, colours, places: among }: PiecesProps & MetropolisesProps) {
	const all = among.flatMap((place) => franchisesAt(table, place))
	return (
		<>
			{table.seats.map((_, seat) => {
				const own = all.filter((franchise) => franchise.seat === seat)
				const colour = Number(colours[seat])
				return (
					<g key={seat} class="franchise-franchises" data-player={colour}>
						<path class="franchise-ground" d={own.map((at) => circlePath(at, at.size / 2)).join('')} />
						<path
							class="player-shape"
							fill-rule="evenodd"
							d={own.map((at) => shapePath(colour, at, at.size * 0.8)).join('')}
						/>
					</g>
				)
			})}
		</>
	)
}
