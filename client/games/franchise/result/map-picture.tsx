import '../board/map.css'
import { regionDrawings } from '../../../../shared/games/franchise/drawing/regions.ts'
import { placesInPlay, regionsInPlay } from '../../../../shared/games/franchise/rules/board.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import type { Box } from '../../game.ts'
import { boxAround, boxOfRegion, pointOf } from '../board/geometry.ts'
import { platePoints } from '../board/plate-points.ts'
import { placeName, regionName } from '../names.ts'
import { holdersIn } from './holders.ts'
import type { Turn } from './score-history.ts'
import { resultWords } from './words.en.ts'

interface MapPictureProps {
	view: TableView
	turns: readonly Turn[]
}

const { t } = resultWords
const REGION = 92 // how large its sign is

/** The map with the sign of whoever held each place and region, large enough for a phone. */
export function MapPicture({ view: { table: raw, about }, turns }: MapPictureProps) {
	const table = raw as Table
	const players = table.seats.length
	const { places, regions } = holdersIn(table, turns)
	const colourOf = (seat: number | undefined) => (seat === undefined ? undefined : about.seats[seat]?.colour)
	const area = boxAll(
		regionsInPlay(players).flatMap((region) => [
			boxOfRegion(region),
			boxAround([platePoints[region]], REGION / 2 + 4)!,
		]),
	)
	return (
		<figure class="franchise-held-map">
			<svg viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`} aria-hidden="true">
				{regionsInPlay(players).map((region) => (
					<polygon
						key={region}
						class="franchise-held-region"
						data-player={colourOf(regions.get(region))}
						points={regionDrawings[region].outline}
					/>
				))}
				{placesInPlay(players).map(({ id, kind }) => (
					<Held
						key={id}
						at={pointOf(id)}
						size={kind === 'town' ? 40 : 56}
						colour={colourOf(places.get(id))}
					/>
				))}
				{regionsInPlay(players).map((region) => (
					<Held key={region} at={platePoints[region]} size={REGION} colour={colourOf(regions.get(region))} />
				))}
			</svg>
			<ul class="unseen">
				{about.seats.map(({ id, name }, seat) => (
					<li key={id}>
						{t('map.text', {
							name,
							places: namesOf(places, seat, placeName),
							regions: namesOf(regions, seat, regionName),
						})}
					</li>
				))}
			</ul>
			<figcaption>{t('map.caption')}</figcaption>
		</figure>
	)
}

function namesOf<Id>(held: ReadonlyMap<Id, number>, seat: number, nameOf: (id: Id) => string): string {
	const names = [...held].filter(([, holder]) => holder === seat).map(([id]) => nameOf(id))
	return names.length > 0 ? names.join(', ') : t('map.nothing')
}

interface HeldProps {
	at: { x: number; y: number }
	size: number
	colour: number | undefined
}

const Held = ({ at: { x, y }, size, colour }: HeldProps) => (
	<g data-player={colour}>
		<circle
			class={colour === undefined ? 'franchise-held-ground' : 'franchise-held-ground franchise-held-by'}
			cx={x}
			cy={y}
			r={size / 2}
		/>
		{colour !== undefined && <ShapeMark identity={colour} x={x} y={y} size={size * 0.76} />}
	</g>
)

function boxAll(boxes: readonly Box[]): Box {
	const x = Math.min(...boxes.map((box) => box.x))
	const y = Math.min(...boxes.map((box) => box.y))
	const right = Math.max(...boxes.map((box) => box.x + box.width))
	const bottom = Math.max(...boxes.map((box) => box.y + box.height))
	return { x, y, width: right - x, height: bottom - y }
}
