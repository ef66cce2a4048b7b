/**
 * What Lighthouse thinks of the built app on a simulated phone: the home page, the rules, a lobby, and a table in the
 * middle of a game. Prints the scores and what cost points; fails below 100.
 *   node test/tools/lighthouse.ts
 */
import lighthouse from 'lighthouse'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { HeldSeat } from '../support/browser/guest.ts'
import buildClient from '../support/built-client.ts'
import type { House } from '../support/house.ts'
import { playMove, sitAndStart, tokenOf } from '../support/play.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import { CATEGORIES, costlyIn, examine, isPerfect, percent, scoresOf, type Visit } from './examine-page.ts'

buildClient()
const house = await serveForTest()
const seat = await seatInGame(house)
const visits: Visit[] = [
	{ page: 'home', path: '/', categories: [...CATEGORIES, 'seo'] },
	{ page: 'rules', path: '/rules/metro', categories: [...CATEGORIES, 'seo'] },
	{ page: 'lobby', path: `/r/${await house.createRoom()}`, categories: CATEGORIES },
	{ page: 'table', path: `/r/${seat.code}`, categories: CATEGORIES, seat },
]
for (const visit of visits) if (!(await judge(visit))) process.exitCode = 1
await house.stop()

/** A seat at a game of Metro that is on. */
async function seatInGame(house: House): Promise<HeldSeat> {
	const code = await house.createRoom()
	const players = await house.gather(code, 3)
	await sitAndStart(players)
	const random = randomFrom('lighthouse')
	for (let move = 0; move < 20; move++) await playMove(players, random)
	for (const player of players) player.close()
	return { code, token: tokenOf(1), game: 'metro' }
}

/** Whether a page has 100 in everything. */
async function judge(visit: Visit): Promise<boolean> {
	const { result, speeds } = await examine(lighthouse, house.url, visit)
	console.log(`${visit.page} (the median of ${speeds.join(', ')}): ${scoresOf(result)}`)
	for (const { title, score, displayValue = '' } of costlyIn(result))
		console.log(`  ${percent(score)} ${title} ${displayValue}`)
	return isPerfect(result)
}
