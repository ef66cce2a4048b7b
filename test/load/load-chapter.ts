import type { Loaded } from './figures.ts'

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0)
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024).toLocaleString('en')} kB`

/** What one machine bears, server and all clients on it. */
export function loadChapter({ budget, steps, active, sleeping, crowd }: Loaded): string {
	const held = steps.filter(({ p99 }) => p99 <= budget).at(-1)
	const last = steps.at(-1)!
	const limit =
		last.p99 > budget
			? `At ${last.rooms} rooms p99 passes ${budget} ms; ${held ? `${held.rooms} stay within` : 'no step stays within'}.`
			: `p99 does not pass ${budget} ms up to ${last.rooms} rooms, where the run ends.`
	return `## Under load

\`npm run load\`: rooms of four at Metro, a move in each every 4 to 12 seconds; the server and all clients share one machine.

| rooms | moves | p50 (ms) | p99 (ms) | server, of one processor |
|---:|---:|---:|---:|---:|
${steps.map((step) => `| ${step.rooms} | ${step.moves} | ${ms(step.p50)} | ${ms(step.p99)} | ${percent(step.busy)} |`).join('\n')}

${limit} A room with a game of four takes ${kilobytes(active)}.

**Asleep.** ${sleeping.rooms} rooms with a socket each (${sleeping.asked} were asked for; descriptors set the bound) take ${kilobytes(sleeping.bytes)} each and
${percent(sleeping.busy)} of a processor together. Of ${sleeping.wakes} that were woken, each answered: p50 ${ms(sleeping.p50)} ms, p99 ${ms(sleeping.p99)} ms.

**Watched.** A game of Boundless with ${crowd.players} players and ${crowd.watchers} who watch, ${crowd.moves} tokens: the last of all has one after
${ms(crowd.p50)} ms (p50), ${ms(crowd.p99)} ms (p99).
`
}
