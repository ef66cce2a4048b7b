/**
 * Speed and size, as a table and as one line of JSON. Times are told beside a baseline from the same minutes on
 * the same machine: a bare object for the room, the unslowed processor for the interface.
 *   node test/bench/index.ts [engine latency waking volleys races crowd peer-races wire library interface]
 */
import { benchCrowd } from './crowd.ts'
import { benchEngine } from './engine.ts'
import { type Figure, isMet, type Part } from './figure.ts'
import { benchInterface } from './interface/index.ts'
import { benchLatency } from './latency.ts'
import { benchLibrary } from './library-size.ts'
import { benchPeerRaces } from './peer-races/index.ts'
import { benchRaces } from './races.ts'
import { benchVolleys } from './volleys.ts'
import { benchWaking } from './waking.ts'
import { benchWire } from './wire.ts'

const parts: Record<string, Part> = {
	engine: benchEngine,
	latency: benchLatency,
	waking: benchWaking,
	volleys: benchVolleys,
	races: benchRaces,
	crowd: benchCrowd,
	'peer-races': benchPeerRaces,
	wire: benchWire,
	library: benchLibrary,
	interface: benchInterface,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
	console.error(`There is no part ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`)
	process.exit(1)
}

const round = (value: number): number => (value < 10 ? Math.round(value * 100) / 100 : Math.round(value))
const all: Figure[] = []
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
	console.log(`\n${name}…`) // some take more than a minute
	const figures = await parts[name]!()
	console.table(Object.fromEntries(figures.map((figure) => [figure.name, rowOf(figure)])))
	all.push(...figures)
}
console.log(JSON.stringify(Object.fromEntries(all.map(({ name, value }) => [name, round(value)]))))

function rowOf(figure: Figure): Record<string, string | number> {
	const { value, baseline, aim } = figure
	return {
		value: round(value),
		...(baseline !== undefined && { baseline: round(baseline), ratio: round(value / baseline) }),
		...(aim && {
			aim: 'most' in aim ? `≤ ${aim.most}` : `≥ ${aim.least}`,
			met: isMet(figure) ? 'yes' : 'no',
		}),
	}
}
