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

/** A state by its names, and what its card tells; words for codes are the platform's, in the reader's language. */
export interface StateData extends Names {
	capital: Names
	population: number
	area: number // km²
	languages?: string[] // ISO 639 codes
	currency?: string // ISO 4217 code
	statehood?: number // the year it joined the United States
}

/**
 * Everything there is to know of a map: to add one, write such a file and name it in the atlas. With that it can be
 * played, and looked up in words; a drawing of it is a file of its own, beside the client's maps.
 */
export interface MapData {
	id: string
	name: Names
	pictures: 'flags' | 'outlines' // what a state's card shows: outlines come with the drawing
	states: { [state: StateId]: StateData } // fifty of them
	parts: { [state: StateId]: { [region: RegionId]: Names } } // of the states that have more than one region
	borders: { [region: RegionId]: RegionId[] } // each once, at the region that comes first
	corners: [RegionId, RegionId][] // those of the borders that are a point alone
	links: Link[]
	notes: Names[] // what people always ask about it
}
