/**
 * Sends frames of every kind, sensible and not, to rooms of all games in the real host, and prints one line of JSON.
 * Nothing may throw, a wake must find what the log tells, and no room may grow beyond its budget.
 *   node test/tools/frames.ts --frames 300000 --seed 1
 */
import { games } from '../../shared/games/index.ts'
import { type Fuzzed, fuzzFrames } from '../sync/frames/fuzz-frames.ts'
import { demand, parseCount, readFlags } from './arguments.ts'

const flags = demand(readFlags({ frames: '300000', seed: '1' }))
const frames = demand(parseCount(flags.frames))
const started = performance.now()
const results: Record<string, Fuzzed> = {}
for (const { id } of games) {
	const { soak } = await import(new URL(`../games/${id}/soak.ts`, import.meta.url).href)
	results[id] = await fuzzFrames(soak, Math.ceil(frames / games.length), flags.seed)
}
const seconds = Math.round((performance.now() - started) / 10) / 100
process.stdout.write(`${JSON.stringify({ ...results, seconds })}\n`)
