import { geoContains } from 'd3-geo'
import type { MultiPolygon } from 'geojson'
import { feature, mergeArcs } from 'topojson-client'
import type { GeometryCollection, MultiPolygon as Joined, Polygon, Topology } from 'topojson-specification'

/** Countries of the world, or states of a country, as the atlas packages hold them. */
export type Atlas = Topology<{ [object: string]: GeometryCollection<{ name: string }> }>

/** One piece of land: the arcs around it and around its holes. */
type Piece = number[][]

export type Lands = Map<string, Piece[]>

/** The pieces of every country, by its name. */
export function landsOf(atlas: Atlas, object: string): Lands {
	const lands: Lands = new Map()
	for (const geometry of atlas.objects[object]!.geometries) {
		if (geometry.type === 'Polygon') lands.set(geometry.properties!.name, [geometry.arcs])
		if (geometry.type === 'MultiPolygon') lands.set(geometry.properties!.name, geometry.arcs)
	}
	return lands
}

const shapeOf = (atlas: Atlas, piece: Piece) =>
	feature(atlas, { type: 'Polygon', arcs: piece } satisfies Polygon)

/** Takes the piece around a place on earth out of its country. */
export function cutOut(atlas: Atlas, lands: Lands, country: string, place: [number, number]): Piece {
	const pieces = lands.get(country)!
	const found = pieces.find((piece) => geoContains(shapeOf(atlas, piece), place))
	if (!found) throw new Error(`${country} has no piece around ${place}`)
	lands.set(
		country,
		pieces.filter((piece) => piece !== found),
	)
	return found
}

/** Pieces as one shape on the globe: what they share is no border any more. */
export function join(atlas: Atlas, pieces: Piece[]): MultiPolygon {
	const joined: Joined = { type: 'MultiPolygon', arcs: pieces }
	return feature(atlas, mergeArcs(atlas, [joined])).geometry as MultiPolygon
}
