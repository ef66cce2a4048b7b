import { memo } from '../../../table/surface/memo.ts'
import { placeName } from '../names.ts'
import { franchiseWords } from '../words.en.ts'
import { FROM_SIZE, tagSize } from './labels/label-sizes.ts'
import type { MapLabels, Placed } from './labels/map-labels.ts'
import type { Target } from './labels/target.ts'
import { SHIELD } from './shield.tsx'

interface TagsProps {
	targets: readonly Target[]
	labels: MapLabels | undefined
	isDecided: boolean
	taken: string // places where a marker is staged
}

/** What it costs to go to a place, at its rim where the road arrives, and from where; or what else it brings. */
export const Tags = memo(({ targets, labels, isDecided, taken }: TagsProps) => (
	<g class="franchise-tags" data-decided={isDecided || undefined}>
		{targets.map((target) => {
			const at = labels?.tags.get(target.place)
			return (
				at && (
					<Tag
						key={target.place}
						target={target}
						at={at}
						from={labels?.froms.get(target.place)}
						isTaken={taken.split(',').includes(target.place)}
					/>
				)
			)
		})}
	</g>
))

interface TagProps {
	target: Target
	at: Placed
	from: Placed | undefined
	isTaken: boolean
}

const Tag = ({ target, at, from, isTaken }: TagProps) => (
	<g
		class="franchise-tag"
		data-place={target.place}
		data-kind={target.kind}
		data-taken={isTaken || undefined}
		transform={`translate(${rounded(at.x)} ${rounded(at.y)}) scale(${at.scale})`}
	>
		{from && target.path && <From at={at} from={from} text={fromText(target)} />}
		{target.text === undefined ? (
			<g class="franchise-shield" data-price={target.price} transform="translate(0 -1) scale(0.93)">
				<path d={SHIELD} />
				<text y="5.5">{target.price}</text>
			</g>
		) : (
			<Sum text={target.text} width={tagSize(target).width} />
		)}
	</g>
)

const fromText = ({ path }: Target): string => franchiseWords.t('place.from', { place: placeName(path![0]!) })

/** Beside the price. */
const From = ({ at, from, text }: { at: Placed; from: Placed; text: string }) => {
	const x = from.box.x - at.box.x - at.box.width / 2
	const y = from.box.y - at.box.y - at.box.height / 2
	const { width, height } = from.box
	return (
		<>
			<rect
				class="franchise-tag-ground"
				x={rounded(x)}
				y={rounded(y)}
				width={rounded(width)}
				height={height}
				rx="4"
			/>
			<text class="franchise-tag-from" x={rounded(x + width / 2)} y={rounded(y + height / 2 + FROM_SIZE / 3)}>
				{text}
			</text>
		</>
	)
}

const Sum = ({ text, width }: { text: string; width: number }) => (
	<>
		<rect class="franchise-tag-ground" x={-width / 2} y="-11" width={width} height="22" rx="11" />
		<text class="franchise-tag-sum" y="4.500">
			{text}
		</text>
	</>
)

const rounded = (value: number): number => Math.round(value * 10) / 10
