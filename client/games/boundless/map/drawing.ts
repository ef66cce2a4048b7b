/**
 * A drawn map as it is stored. Lines between junctions, the arcs, are kept once and shared by the regions on
 * both of their sides, so that a border can never gape. Lists of numbers are strings: small, and one line each.
 */
export interface Drawing {
	id: string
	source: string // where the geometry comes from, and what was done to it
	width: number
	height: number
	grid: number // steps of an arc in a unit of the drawing
	arcs: string[] // in steps: the first point, then the way from each point to the next
	land: string // rings of what surrounds the game: seen, but neither named nor played
	water: string // rings of lakes that lie in that land
	panels: { [region: string]: { box: string; land: string } } // regions from elsewhere, inset with their own land
	regions: { [region: string]: { rings: string; anchor: string } } // the anchor is where routes stop
	states: { [state: string]: StoredState }
	ways: { [direction: string]: string } // "AA>BB": points from the anchor of AA towards BB, where straight is not the way
	links: { [pair: string]: string } // across water, "AA|BB": start, control point and end of a curve
}

export interface StoredState {
	parts?: string // its regions, where there are more than one
	tint: number // differs from the neighbours'
	label: string // its middle, and how wide a name may be there
	dot?: string // where a state is marked that is too small to be seen
}
