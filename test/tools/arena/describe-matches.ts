import type { Match, Row } from './matches.ts'

const head = `# How strong the bots are

Every game has four levels: *gentle*, *steady*, *sharp*, *master*. Each plays by what its seat sees, and nothing else.
These matches hold them to it. A deal is played once with the first player in every seat, so that luck is the same for
both; a shared win counts in part; the interval is Wilson's at 95 %, with as many trials as the spread between the deals
stands for. \`random\` takes any legal step, \`beginner\` looks only at what its own move brings, and people are modelled
by how long they take and how far they err. The processor's time is for a move, on the machine that played.

Gentle is company for a beginner, who must win most games against it. Where it cannot both lose those and beat chance
nine times in ten, losing them comes first.

\`npm run arena -- --game <game> --a sharp --b steady\` plays such a match. \`npm run arena-docs\` plays those of
\`test/games/<game>/matches.json\` that have not been played yet, one after the other, and writes this page after each;
\`-- --game <game> --row 3\` plays one of them again.
`

/** docs/bots.md, from the matches and what came of them. */
export const describeMatches = (all: readonly { game: string; rows: readonly Row[] }[]): string =>
	[head, ...all.map(({ game, rows }) => describeGame(game, rows))].join('\n')

function describeGame(game: string, rows: readonly Row[]): string {
	const lines = rows.map(({ match, result }, index) => {
		const played = result
			? [
					`${result.games}`,
					`${percent(result.rate)} (${percent(result.low)}–${percent(result.high)})`,
					`${figure(result.scoreA)} : ${figure(result.scoreB)}`,
					`${figure(result.cpuA)} : ${figure(result.cpuB)} ms`,
				]
			: [`${match.games}`, 'not played yet', '', '']
		return `| ${[`${index + 1}`, describeMatch(match), ...played, describeAim(match)].join(' | ')} |`
	})
	const title = game.charAt(0).toUpperCase() + game.slice(1)
	return `## ${title}

|  | match | games | won | score | processor | must hold |
|---|---|---|---|---|---|---|
${lines.join('\n')}
`
}

function describeMatch({ a, b, players, options }: Match): string {
	const others = players === 2 ? b : `${players - 1} × ${b}`
	const choice = Object.keys(options as object).length === 0 ? '' : `, \`${JSON.stringify(options)}\``
	return `${a} against ${others}${choice}`
}

const describeAim = ({ aim: { least, most, aboveFair, why } }: Match): string =>
	[
		least !== undefined && `at least ${percent(least)}`,
		most !== undefined && `at most ${percent(most)}`,
		aboveFair && 'surely above a fair share',
		why,
	]
		.filter(Boolean)
		.join(', ')

const percent = (share: number): string => `${Math.round(1000 * share) / 10} %`

const figure = (value: number): string => `${Number(value.toPrecision(3))}`
