import type { MapData, RegionId, StateData } from '../../../shared/games/boundless/data/map-data.ts'

const rows = ['A', 'B', 'C', 'D', 'E']
const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const ids = rows.flatMap((row) => columns.map((column) => `${row}${column}`))

const stateOf = (id: string): StateData => ({
	en: `Field ${id}`,
	fr: `Case ${id}`,
	capital: { en: `Town ${id}`, fr: `Ville ${id}` },
	population: 1000,
	area: 1,
})

/** The north of the field in the middle has one neighbour, and its south the others. */
const regionAt = (id: string): RegionId => (id === 'C5' ? 'C5-S' : id)

const beside = (row: number, column: number): RegionId[] =>
	[`${rows[row]}${column + 1}`, `${rows[row + 1]}${column}`].filter((id) => ids.includes(id)).map(regionAt)

const borders = Object.fromEntries(
	rows.flatMap((id, row) => columns.map((column) => [regionAt(`${id}${column}`), beside(row, column)])),
)

/** A map as somebody would add it: five by ten fields, one of them in two parts. */
export const toy: MapData = {
	id: 'toy',
	name: { en: 'Chessboard', fr: 'Échiquier' },
	pictures: 'outlines',
	states: Object.fromEntries(ids.map((id) => [id, stateOf(id)])),
	parts: {
		C5: { 'C5-N': { en: 'Northern C5', fr: 'C5 nord' }, 'C5-S': { en: 'Southern C5', fr: 'C5 sud' } },
	},
	borders: { ...borders, B5: ['B6', 'C5-N'], A0: ['A1', 'B0', 'B1'] },
	corners: [['A0', 'B1']],
	links: [{ between: ['A9', 'E9'], kind: 'bridge' }],
	notes: [{ en: 'Opposite corners do not touch.', fr: 'Les coins opposés ne se touchent pas.' }],
}
