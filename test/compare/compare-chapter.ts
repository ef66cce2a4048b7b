import type { Compared } from './measure.ts'
import type { Comparison } from './performance-page.ts'

const number = (value: number | undefined): string =>
	value === undefined
		? '–'
		: value >= 100
			? Math.round(value).toLocaleString('en')
			: value.toFixed(value < 10 ? 2 : 1)

/** The table, and what it says of each aim. */
export function compareChapter({ games, rooms, rows }: Comparison): string {
	const bare = rows.find(({ join }) => join === undefined)!
	const header = [
		'| | settings | move → all four, p50 (ms) | × bare | p99 (ms) | × bare | moves/s, one room | moves/s, ' +
			`${rooms} rooms | moves per second of the server's processor | memory a room (kB) | bytes per move and client | bytes to join | client code (bytes, brotli) | moves lost by kills |`,
		`|---|---|${'---:|'.repeat(12)}`,
	]
	const lines = rows.map((row) =>
		[
			'',
			row.name,
			row.settings,
			number(row.p50),
			number(row.p50 / bare.p50),
			number(row.p99),
			number(row.p99 / bare.p99),
			number(row.oneRoom),
			number(row.manyRooms),
			number(row.perProcessorSecond),
			number(row.memory / 1024),
			number(row.move),
			number(row.join),
			number(row.client),
			row.kills === undefined ? '–' : `${row.lost} in ${row.kills}`,
			'',
		]
			.join(' | ')
			.trim(),
	)
	return `## Beside the others

\`npm run compare\` installs boardgame.io and Colyseus into a temporary folder and plugs the rules of Metro into both: in
boardgame.io as a game with a player view, in Colyseus as a schema of the table leaf by leaf and a message for each hand.
Everybody is played by the same player (any legal step, by the same chance), through their own client library in one
process of Node, in ${games} whole games of four, game by game in turn. The bare Durable Object judges nothing: it stores
a text and sends it to everybody. Bytes are those between a server and its clients as a page would have them: who offers
compression, as browsers do, has it where the server takes it; what a page of ours joins with is the room, the table and
every move so far, where Colyseus sends the table. A kill is SIGKILL as soon as all four have seen a move; lost is what of
that game is not there when the server is back.

${[...header, ...lines].join('\n')}

${verdicts(rows)
	.map(([aim, isMet, figures]) => `- ${isMet ? 'reached' : '**not reached**'}: ${aim} (${figures})`)
	.join('\n')}
`
}

export type Verdict = [aim: string, isMet: boolean, figures: string]

/** Each aim, whether it is met, and by which figures: against the best of the others' settings. */
export function verdicts(rows: readonly Compared[]): Verdict[] {
	const [ours, bare, ...peers] = rows as [Compared, Compared, ...Compared[]]
	const best = (name: keyof Compared) => Math.min(...peers.map((row) => Number(row[name] ?? 0)))
	const filed = Math.max(
		...peers.filter(({ name }) => name.includes('FlatFile')).map((row) => row.perProcessorSecond),
	)
	const filedWall = Math.max(
		...peers.filter(({ name }) => name.includes('FlatFile')).map((row) => row.manyRooms),
	)
	const against = (name: 'p99' | 'join'): Verdict => [
		name === 'p99' ? 'p99 ahead of both peers' : 'bytes to join ahead of both peers',
		ours[name]! < best(name),
		`${number(ours[name])} against ${number(best(name))}`,
	]
	return [
		against('p99'),
		against('join'),
		[
			'what a kill loses: nothing here, and less than with either peer',
			ours.lost === 0 && best('lost') > 0,
			`${ours.lost} against ${best('lost')}`,
		],
		['p50 within 1.3 × of the bare object', ours.p50 <= 1.3 * bare.p50, `${number(ours.p50 / bare.p50)} ×`],
		[
			'throughput over many rooms at least 2 × boardgame.io with files',
			ours.manyRooms >= 2 * filedWall,
			`${number(ours.manyRooms / filedWall)} × by the clock, ${number(ours.perProcessorSecond / filed)} × by the server's processor`,
		],
	]
}
