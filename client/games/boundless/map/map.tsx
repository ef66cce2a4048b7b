import './map.css'
import type { ComponentChildren } from 'preact'
import type { Box } from '../../game.ts'
import type { DrawnMap, Link } from './drawn-map.ts'
import { NameTexts } from './name-texts.tsx'
import type { About, Names } from './names.ts'
import { usePixel } from './use-pixel.ts'

export type ClassOf = (state: string) => string | undefined

export interface PictureProps {
	map: DrawnMap
	classOf?: ClassOf | undefined
	names?: Names // of the states; without them the map is mute
	first?: readonly string[] // states whose names are shown before all others
	about?: About | undefined // a journey that the names are placed for
	children?: ComponentChildren // over the land and under the names: routes
}

/** A map on its own, showing all of it or a part. */
export function WorldMap({ view, label, ...picture }: PictureProps & { view?: Box; label: string }) {
	const { x, y, width, height } = view ?? picture.map.box
	const svg = usePixel({ x, y, width, height })
	return (
		<svg
			ref={svg}
			class="boundless-map"
			viewBox={`${x} ${y} ${width} ${height}`}
			role="img"
			aria-label={label}
		>
			<MapPicture {...picture} />
		</svg>
	)
}

/** A map inside an SVG that shows all of it or a part; --pixel says there how many units a pixel is. */
const MapPicture = ({ map, classOf, names, first = [], about, children }: PictureProps) => (
	<>
		<Land map={map} classOf={classOf} />
		{children}
		{names && <NameTexts map={map} classOf={classOf} names={names} first={first} about={about} />}
	</>
)

interface LandProps extends Pick<PictureProps, 'map' | 'classOf'> {
	identity?: number | undefined // whose colour is told to what has a class: told to all, all would be styled again
}

/** The map without anything written or travelled on it. */
export function Land({ map, classOf, identity }: LandProps) {
	const frame = `map-frame-${map.id}`
	return (
		<g class="boundless-map-picture" clip-path={`url(#${frame})`}>
			<clipPath id={frame}>
				<rect {...map.box} rx="12" />
			</clipPath>
			<Surroundings map={map} />
			{Object.entries(map.regions).map(([region, { state, outline }]) => (
				<path
					key={region}
					class={`boundless-map-state boundless-tint-${map.states[state]!.tint} ${classOf?.(state) ?? ''}`}
					data-state={state}
					data-player={classOf?.(state) && identity}
					d={outline}
				/>
			))}
			<path class="boundless-map-edges" d={map.edges} />
			<path class="boundless-map-borders" d={map.borders} />
			{map.links.map((link) => (
				<LinkLine key={link.line} link={link} />
			))}
			<Dots map={map} classOf={classOf} />
		</g>
	)
}

/** What is no part of the game: the sea, land that is neither named nor played, and the frames of insets. */
function Surroundings({ map }: { map: DrawnMap }) {
	return (
		<>
			<rect class="boundless-map-sea" {...map.box} />
			<path class="boundless-map-land" d={map.land} />
			<path class="boundless-map-water" d={map.water} />
			{map.panels.map(({ region, box, land }) => (
				<g key={region}>
					<rect class="boundless-map-sea" {...box} />
					<path class="boundless-map-land" d={land} />
					<rect class="boundless-map-panel" {...box} />
				</g>
			))}
		</>
	)
}

function LinkLine({ link: { line, ends } }: { link: Link }) {
	return (
		<>
			<path class="boundless-map-link" d={line} />
			<path class="boundless-map-port" d={ends.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
		</>
	)
}

/** Lines of no length with round ends: as wide as their stroke, which keeps its width on the screen. */
function Dots({ map, classOf }: Pick<PictureProps, 'map' | 'classOf'>) {
	return (
		<>
			{Object.entries(map.states).map(([state, { tint, dot }]) => {
				if (!dot) return null
				const spot = `M${dot.x} ${dot.y}h0`
				return (
					<g
						key={state}
						class={`boundless-map-dot boundless-tint-${tint} ${classOf?.(state) ?? ''}`}
						data-state={state}
					>
						<path class="boundless-map-dot-rim" d={spot} />
						<path class="boundless-map-dot-face" d={spot} />
					</g>
				)
			})}
		</>
	)
}
