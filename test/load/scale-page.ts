import { writeFileSync } from 'node:fs'
import { inProject } from '../../worker/build/paths.ts'
import { type Comparison, readFigures } from '../compare/performance-page.ts'
import type { Loaded } from './figures.ts'

/** Cloudflare's prices in dollars, Workers Paid, as published on its pricing pages in January 2026. */
export const prices = {
	asOf: 'January 2026',
	workerRequests: { each: 0.3 / 1e6, included: 10e6 },
	objectRequests: { each: 0.15 / 1e6, included: 1e6 }, // 20 messages of a WebSocket count as one
	duration: { each: 12.5 / 1e6, included: 400e3 }, // GB-seconds
	rowsRead: { each: 0.001 / 1e6, included: 25e9 },
	rowsWritten: { each: 1 / 1e6, included: 50e6 },
	storage: { each: 0.2, included: 5 }, // GB a month
}
const MESSAGES_A_REQUEST = 20
const MEMORY = 0.128 // GB that an object is billed for

/** What a game is taken to be; what of it is measured elsewhere is named in the page. */
export const assumed = {
	gamesADay: 1e6,
	days: 30,
	players: 4,
	moves: 60,
	otherMessages: 40, // greetings, documents asked for, seats, chat
	pageRequests: 4, // to the worker, a player: a room made or looked at, a socket; files are served without it
	rowsWrittenAMove: 1,
	rowsWrittenAGame: 40, // a room made, people, seats, the end
	rowsReadAWake: 80,
	wakes: 30, // of the moves, those that find the room asleep
	kilobytes: 60, // a room's database
	daysKept: 14,
}

export interface Cost {
	what: string
	amount: number
	unit: string
	dollars: number
}

/** A month of it. Busy: milliseconds that an object works for a move. */
export function costs(busy: number): Cost[] {
	const a = assumed
	const games = a.gamesADay * a.days
	const messages = games * (a.moves + a.otherMessages)
	const sockets = games * a.players
	const cost = (
		what: string,
		amount: number,
		unit: string,
		{ each, included }: { each: number; included: number },
	): Cost => ({
		what,
		amount,
		unit,
		dollars: Math.max(0, amount - included) * each,
	})
	return [
		cost('requests to the worker', games * a.players * a.pageRequests, '', prices.workerRequests),
		cost('requests to objects', messages / MESSAGES_A_REQUEST + sockets * 2, '', prices.objectRequests),
		cost(
			'duration, asleep between moves',
			((games * (a.moves + a.otherMessages) * busy) / 1000) * MEMORY,
			'GB-s',
			prices.duration,
		),
		cost('rows read', games * a.wakes * a.rowsReadAWake, '', prices.rowsRead),
		cost('rows written', games * (a.moves * a.rowsWrittenAMove + a.rowsWrittenAGame), '', prices.rowsWritten),
		cost('storage', (a.gamesADay * a.daysKept * a.kilobytes) / 1e6, 'GB', prices.storage),
	]
}

const round = (value: number): string => Math.round(value).toLocaleString('en')

/** docs/scale.md, which follows from the figures, the prices and the assumptions. */
export function scalePage({ rows }: Comparison, { active, sleeping }: Loaded): string {
	const ours = rows[0]!
	const busy = 1000 / ours.perProcessorSecond
	const all = costs(busy)
	const total = all.reduce((sum, { dollars }) => sum + dollars, 0)
	const egress = (assumed.gamesADay * assumed.players * (assumed.moves * ours.move! + ours.join!)) / 1e9
	const awake = costs(10_000).find(({ unit }) => unit === 'GB-s')!
	return `# Scale, on paper

Written by \`npm run load\` from docs/figures and the constants in \`test/load/scale-page.ts\`. Prices are Cloudflare's, as
published in ${prices.asOf}. Nothing here was run at that size.

## A million games a day

Games of ${assumed.players} with ${assumed.moves} moves, a month of ${assumed.days} days. Measured: an object works ${busy.toFixed(1)} ms for a move, a move costs each client
${round(ours.move!)} bytes, joining ${round(ours.join!)}. Assumed: ${assumed.otherMessages} other messages a game, ${assumed.rowsWrittenAMove} row a move and ${assumed.rowsWrittenAGame} beside, ${assumed.wakes} wakes a game of
${assumed.rowsReadAWake} rows read, ${assumed.kilobytes} kB a room for ${assumed.daysKept} days.

| a month | amount | dollars |
|---|---:|---:|
${all.map(({ what, amount, unit, dollars }) => `| ${what} | ${round(amount)}${unit && ` ${unit}`} | ${round(dollars)} |`).join('\n')}
| together | | ${round(total)} |

That is ${((total / (assumed.gamesADay * assumed.days)) * 1000).toFixed(3)} dollars for a thousand games. Egress is ${round(egress)} GB a day and free of charge; files of the app are static
assets, free as well. Without hibernation, each message holding its object for ten seconds, duration alone would be
${round(awake.dollars)} dollars: that is what sleeping saves.

## Where rooms are

An object is made near whoever opens the room, and stays there. Whoever plays from another continent pays one way there
and back for each of their own moves, 100 to 300 ms; a move is shown on their own table when it is acknowledged. In a
race the referee orders by when players acted, so distance costs sight and not rank.

## Limits of one object

One object is one thread. At ${busy.toFixed(1)} ms a move it takes about ${round(ours.perProcessorSecond)} moves a second; a table of six that races makes a few.
Sockets: 64 places a room, against 32,768 that the platform allows. Memory: ${round(active / 1024)} kB measured for a room with a game, of
128 MB. Storage: ${assumed.kilobytes} kB of 10 GB. Asleep a room took ${round(sleeping.bytes / 1024)} kB here, and no object on the platform.

## What breaks first

1. **The bill**, before anything else: rows written are ${round((100 * all.find(({ what }) => what === 'rows written')!.dollars) / total)} % of it. A spending cap makes writes fail; nothing
   unwritten is acknowledged, and players are led to play on their devices ([operations.md](operations.md)).
2. **Rooms kept**: storage grows with games a day times ${assumed.daysKept} days. Shorter keeping of rooms without a finished game is the remedy.
3. **Creation from one address**: limits by address (\`wrangler.toml\`) hold before any object is made.
4. **One crowded room** never is the limit of the others: each has a thread of its own.
`
}

export function writeScale(): void {
	const [compared, loaded] = [readFigures<Comparison>('compare'), readFigures<Loaded>('load')]
	if (compared && loaded) writeFileSync(inProject('docs/scale.md'), scalePage(compared, loaded))
}
