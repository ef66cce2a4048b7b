import { home } from '../browser/use-browser.ts'
import { houseAt } from '../house.ts'
import { button, exactly, namesOf, type Player, read, see, tap, write } from './player.ts'

const NAME = { css: 'input[name=nickname]' }
const PROMPT = '#table-prompt'
const mySeat = ({ name }: Player) => ({ css: 'li.seat', named: new RegExp(`^${name}.*you`) })

/** From home to a table of one's own, under one's own name; answers the link. */
export async function openTable(host: Player, game: string): Promise<string> {
	await host.page.open(host.home)
	await tap(host, button(`Invite friends to ${game}`))
	await see(host, { css: 'h1', named: /The table is being set/ })
	await tap(host, button('Change your name or colour'))
	await write(host, NAME, host.name)
	await tap(host, button('Done'))
	await see(host, mySeat(host))
	return addressOf(host)
}

export const addressOf = ({ page }: Player): Promise<string> => page.evaluate(() => location.href, null)

/** The same at a table that one's own device keeps. */
export async function hostTable(host: Player, game: string): Promise<string> {
	await openTable(host, game)
	await tap(host, { css: 'label', named: /^Between your devices/ })
	await see(host, { css: 'p', named: /^The game runs on your device/ })
	await see(host, mySeat(host))
	return addressOf(host)
}

/** By the link, under one's own name, in a seat. */
export async function takeSeat(guest: Player, link: string): Promise<void> {
	await guest.page.open(link)
	await write(guest, NAME, guest.name)
	await tap(guest, button('Take this seat'))
	await see(guest, mySeat(guest))
}

/** The first of them invites the others; then they sit at the table. */
export async function sitDown(players: readonly Player[], game: string): Promise<string> {
	const [host, ...guests] = players
	const link = await openTable(host!, game)
	await Promise.all(guests.map((guest) => takeSeat(guest, link)))
	return link
}

/** At a table that is set already, by somebody who needs no browser and does not play: it begins at once. */
export async function sitDownAt(
	players: readonly Player[],
	game: string,
	options: object = {},
): Promise<void> {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom(options, game)
	const creator = await house.enter(code)
	await Promise.all(players.map((player) => takeSeat(player, `${player.home}r/${code}`)))
	await creator.send('start')
	creator.close()
	await Promise.all(players.map((player) => see(player, { css: PROMPT })))
}

export async function startGame(host: Player, players: readonly Player[]): Promise<void> {
	await tap(host, button('Start the game'))
	await Promise.all(players.map((player) => see(player, { css: PROMPT })))
}

/** What the table tells its player to do, once it tells something like that. */
export const readPrompt = (player: Player, like: RegExp): Promise<string> =>
	read(player, { css: PROMPT, named: like })

export const untilPrompt = async (player: Player, like: RegExp): Promise<void> => {
	await readPrompt(player, like)
}

/** Everything but that. */
export const otherThan = (words: string): RegExp => new RegExp(`^(?!${exactly(words).source.slice(1)})`)

/** Everybody, their points and whose turn it is, as the strip above the board tells everybody. */
export const readPlayers = async (player: Player): Promise<string[]> =>
	(await namesOf(player, '.player-button .unseen')).map((told) => told.replace(/, you\b/, ''))

/** Everybody and their points, as the result tells them. */
export async function readScores(player: Player): Promise<string[]> {
	await see(player, { css: '.scores' })
	return (await namesOf(player, '.scores > li')).map((row) => row.replace(/ · you/, ''))
}

/** Leads from the board to the table in words. */
export async function openWords(player: Player): Promise<void> {
	await player.page.press('t')
	await see(player, { css: '.text-view' })
}
