/** `npm run bench`: speed and size, as a table and as one line of JSON. Times are ratios to a bare object's. */
import { measureEngine } from './engine.ts'
import { measureLatency } from './latency.ts'
import { measureLibrary } from './library-size.ts'
import { measureRaces } from './race.ts'
import { measureVolleys } from './volleys.ts'
import { measureWire } from './wire.ts'

interface Figure {
	name: string
	value: number
	aim?: string
}

const quantile = (values: readonly number[], share: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!

const round = (value: number): number => (value < 10 ? Math.round(value * 100) / 100 : Math.round(value))

const engine = measureEngine('metro', 4)
const { room, echo } = await measureLatency()
const wire = await measureWire()
const volleys = await measureVolleys()
const races = await measureRaces()
const p50 = { room: quantile(room, 0.5), echo: quantile(echo, 0.5) }
const p99 = { room: quantile(room, 0.99), echo: quantile(echo, 0.99) }

const figures: Figure[] = [
	{ name: 'random Metro games per second', value: engine, aim: '≥ 3000' },
	{ name: 'move to all four clients, p50 (ms)', value: p50.room },
	{ name: 'move to all four clients, p99 (ms)', value: p99.room },
	{ name: 'p50 as a ratio to the bare object', value: p50.room / p50.echo, aim: '≤ 1.3' },
	{ name: 'p99 as a ratio to the bare object', value: p99.room / p99.echo, aim: '≤ 2' },
	{
		name: 'six tokens at once to all six clients, p50 as a ratio to the bare object',
		value: quantile(volleys.room, 0.5) / quantile(volleys.echo, 0.5),
		aim: '≤ 1.3',
	},
	{
		name: 'races of a hundred in the order of acting',
		value: (100 * races.judged) / races.races,
		aim: '≥ 95',
	},
	{ name: 'the same by order of arrival', value: (100 * races.arrived) / races.races },
	{ name: 'bytes per move per client', value: wire.move, aim: '≤ 150' },
	{ name: 'bytes to join in the middle', value: wire.join, aim: '≤ 10240' },
	{ name: 'connection library, brotli', value: await measureLibrary() },
	{
		name: 'connection library without yjs, brotli',
		value: await measureLibrary(['yjs', 'lib0/*', 'y-protocols/*']),
	},
]

console.table(
	Object.fromEntries(figures.map(({ name, value, aim = '' }) => [name, { value: round(value), aim }])),
)
console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, round(value)]))))
