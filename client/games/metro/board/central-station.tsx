import type { ComponentChildren } from 'preact'
import { memo } from '../../../table/surface/memo.ts'
import { UNIT } from './geometry.ts'

const FROM = 3 * UNIT
const WIDE = 2 * UNIT

/** Where lines come in, as tracks that lead under the roof. */
export const ENTRIES = 'M30 0v26M120 0v26M180 30h-26M180 120h-26M60 180v-26M150 180v-26M0 60h26M0 150h26'

/** The ribs of the fan in the great arch, from its middle at (90, 92). */
const RIBS = [30, 60, 90, 120, 150].map((degrees) => {
	const angle = (degrees * Math.PI) / 180
	const reach = (radius: number) =>
		`${(90 - radius * Math.cos(angle)).toFixed(1)} ${(92 - radius * Math.sin(angle)).toFixed(1)}`
	return `M${reach(22)}L${reach(58)}`
})

/** Where lines come to their end; `tracks` lead in from the cells around. */
export const Platforms = ({
	tracks = ENTRIES,
	children,
}: {
	tracks?: string
	children: ComponentChildren
}) => (
	<g class="metro-hall" transform={`translate(${FROM} ${FROM})`}>
		<rect class="metro-hall-floor" x="2" y="2" width={WIDE - 4} height={WIDE - 4} rx="12" />
		<path class="metro-tile-rails" d={tracks} />
		<path class="metro-tile-between" d={tracks} />
		{children}
	</g>
)

/** A little hall of iron and glass. Lines that end here count double, and it says so. */
export const Hall = () => (
	<>
		<path class="metro-hall-frame" d="M26 150V92a64 64 0 0 1 128 0V150q0 6-6 6H32q-6 0-6-6Z" />
		<path class="metro-hall-glass" d="M32 92a58 58 0 0 1 116 0Z" />
		<path class="metro-hall-glass" d="M32 98H148V108H32Z" />
		<path class="metro-hall-rib" d={`${RIBS.join('')}M68 92a22 22 0 0 1 44 0M50 92a40 40 0 0 1 80 0`} />
		<path class="metro-hall-rib" d="M55 98v10M78 98v10M102 98v10M125 98v10" />
		<rect class="metro-plaque" x="48" y="114" width="84" height="36" rx="5" />
		<rect class="metro-plaque-edge" x="51.500" y="117.500" width="77" height="29" rx="3" />
		<text class="metro-plaque-text metro-hall-text" x="90" y="142">
			×2
		</text>
	</>
)

export const CentralStation = memo(() => (
	<Platforms>
		<Hall />
	</Platforms>
))
