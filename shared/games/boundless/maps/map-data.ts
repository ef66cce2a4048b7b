/** A state on a card: two letters. */
export type StateId = string

/** A node of the graph: a state, or one of the parts of a state whose parts are not joined. */
export type RegionId = string

export interface Names {
	en: string
	fr: string
}

/** A way across water that counts as a border. */
export interface Link {
	between: [RegionId, RegionId]
	kind: 'sea' | 'bridge'
}

/** Everything the game knows of a map: to add one, write such a file and name it in the atlas. */
export interface MapData {
	id: string
	name: Names
	states: { [state: StateId]: Names } // fifty of them
	parts: { [state: StateId]: { [region: RegionId]: Names } } // of the states that have more than one region
	borders: { [region: RegionId]: RegionId[] } // each once, at the region that comes first
	links: Link[]
}
