/**
 * `npm run load`: rooms at a human pace, rooms asleep, and a room that many watch, all on one machine; writes
 * docs/figures/load.json, docs/performance.md and docs/scale.md, and prints one line of JSON.
 *   node test/load/index.ts [--most 400] [--seconds 30] [--sleeping 10000] [--rounds 4]
 */
import { rm } from 'node:fs/promises'
import { keepFigures, writePerformance } from '../compare/performance-page.ts'
import { newStateFolder } from '../support/serve-for-test.ts'
import { startScript } from '../support/server-process.ts'
import { demand, parseCount, readFlags } from '../tools/arguments.ts'
import { measureCrowd } from './crowd.ts'
import type { Loaded } from './figures.ts'
import { measureRooms } from './rooms-at-pace.ts'
import { writeScale } from './scale-page.ts'
import { measureSleepers } from './sleepers.ts'

const flags = demand(readFlags({ most: '400', seconds: '30', sleeping: '10000', rounds: '4' }))
const [most, seconds, sleeping, rounds] = [flags.most, flags.seconds, flags.sleeping, flags.rounds].map(
	(text) => demand(parseCount(text)),
) as [number, number, number, number]
const BUDGET = 100 // milliseconds

const counts = [10, 25, 50, 100, 200, 400, 800, 1600].filter((count) => count <= most)
const state = await newStateFolder()
const start = () => startScript('test/compare/servers/our-server.ts', ['0', state])

const busy = await start()
const { steps, active } = await measureRooms(busy, counts.length > 0 ? counts : [most], seconds, BUDGET)
process.stderr.write(`${JSON.stringify({ steps, active })}\n`)
const crowd = await measureCrowd(busy, rounds)
process.stderr.write(`${JSON.stringify({ crowd })}\n`)
await busy.kill()
const quiet = await start()
const loaded: Loaded = {
	budget: BUDGET,
	steps,
	active,
	sleeping: await measureSleepers(quiet, sleeping),
	crowd,
}
await quiet.kill()
await rm(state, { recursive: true, force: true })

keepFigures('load', loaded)
writePerformance()
writeScale()
process.stdout.write(`${JSON.stringify(loaded)}\n`)
process.exit(0)
