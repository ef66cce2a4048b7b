/**
 * `npm run compare`: the same player at the same rules on boardgame.io, on Colyseus and here, side by side; writes
 * docs/figures/compare.json and docs/performance.md, and prints one line of JSON.
 *   node test/compare/index.ts [--games 12] [--rooms 100] [--kills 5] [--peers FOLDER]
 */
import { writeScale } from '../load/scale-page.ts'
import { demand, parseCount, readFlags } from '../tools/arguments.ts'
import { boardgame } from './contestants/boardgame.ts'
import { colyseus } from './contestants/colyseus.ts'
import { bareObject, junction } from './contestants/junction.ts'
import { installPeers } from './install-peers.ts'
import { measureAll } from './measure.ts'
import { keepFigures, writePerformance } from './performance-page.ts'

const flags = demand(readFlags({ games: '12', rooms: '100', kills: '5', peers: '' }))
const folder = installPeers(flags.peers || undefined)
// What the peers' clients say on their own is no result.
console.warn = console.info = console.error = console.log = () => {}
const rows = await measureAll(
	[
		junction,
		bareObject,
		...[false, true].flatMap((file) => [false, true].map((best) => boardgame(folder, { best, file }))),
		...[false, true].map((best) => colyseus(folder, { best })),
	],
	{
		warmUp: 2,
		games: demand(parseCount(flags.games)),
		rooms: demand(parseCount(flags.rooms)),
		kills: demand(parseCount(flags.kills)),
	},
)
const compared = { games: Number(flags.games), rooms: Number(flags.rooms), rows }
keepFigures('compare', compared)
writePerformance()
writeScale()
process.stdout.write(`${JSON.stringify(compared)}\n`)
process.exit(0) // clients that would come back need not
