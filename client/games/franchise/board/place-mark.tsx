import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isTown } from '../../../../shared/games/franchise/rules/board.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { pointOf, radiusOf, SLOT, slotAt, TOWN } from './geometry.ts'

interface PlaceMarkProps {
	place: PlaceId
	value: number | undefined // of the tile; none once it is evaluated
	isBlank: boolean // the draft has not put a tile there yet
	pieces: string
	colours: string // of the seats, one digit each: nothing is drawn again for a change of names
	blocked: boolean
}

/** A town, or a metropolis with its slots: who is there, and how much is still to be had. */
export const PlaceMark = ({ place, value, isBlank, pieces, colours, blocked }: PlaceMarkProps) => {
	const { x, y } = pointOf(place)
	return (
		<g transform={`translate(${x} ${y})`} class={blocked ? 'place place-blocked' : 'place'}>
			{isTown(place) ? (
				<Town piece={pieces[0]} colours={colours} />
			) : value === undefined ? (
				<Evaluated pieces={pieces} colours={colours} blocked={blocked} />
			) : (
				<Open place={place} value={value} isBlank={isBlank} pieces={pieces} colours={colours} />
			)}
		</g>
	)
}

type Piece = string | undefined

const Town = ({ piece, colours }: { piece: Piece; colours: string }) => (
	<>
		<circle class="town" r={TOWN} />
		{piece !== undefined && <Franchise piece={piece} colours={colours} x={0} y={0} size={25} />}
	</>
)

type OpenProps = Pick<PlaceMarkProps, 'place' | 'isBlank' | 'pieces' | 'colours'> & { value: number }

const Open = ({ place, value, isBlank, pieces, colours }: OpenProps) => (
	<>
		<circle class="metropolis" r={radiusOf(place, value)} />
		{Array.from({ length: isBlank ? 0 : value }, (_, slot) => {
			const at = slotAt(slot, value)
			const piece = pieces[slot]
			return piece === undefined ? (
				<circle
					key={slot}
					class={slot === 0 ? 'slot slot-first' : 'slot'}
					cx={at.x}
					cy={at.y}
					r={SLOT - 1.5}
				/>
			) : (
				<Franchise key={slot} piece={piece} colours={colours} {...at} size={24} />
			)
		})}
		<text class="metropolis-value" y="8">
			{isBlank ? '?' : value}
		</text>
	</>
)

/** No tile, no slots: a quiet sign with those who stayed. */
const Evaluated = ({ pieces, colours, blocked }: { pieces: string; colours: string; blocked: boolean }) => (
	<>
		<circle class="evaluated" r="19" />
		{!blocked && <path class="evaluated-tick" d="M-8 1 -2 7 9-6" />}
		{[...pieces].map((piece, index) => (
			<Franchise key={index} piece={piece} colours={colours} {...seatedAt(index, pieces.length)} size={20} />
		))}
	</>
)

/** Around the sign, evenly from the top. */
function seatedAt(index: number, count: number) {
	const angle = (index / Math.max(count, 6)) * 2 * Math.PI
	return { x: 26 * Math.sin(angle), y: -26 * Math.cos(angle) }
}

interface FranchiseProps {
	piece: string
	colours: string
	x: number
	y: number
	size: number
}

const Franchise = ({ piece, colours, x, y, size }: FranchiseProps) => (
	<g data-player={colours[Number(piece)]}>
		<circle class="franchise-ground" cx={x} cy={y} r={size / 2} />
		<ShapeMark identity={Number(colours[Number(piece)])} x={x} y={y} size={size * 0.8} />
	</g>
)
