import type { FindGame } from '../../shared/kernel/game.ts'
import type { Random } from '../../shared/kernel/random.ts'
import type { CommandName } from '../../shared/room/commands/index.ts'
import { NUDGE_AFTER, STAND_IN_AFTER } from '../../shared/room/nudge.ts'
import { openProposal } from '../../shared/room/proposal.ts'
import type { Page } from './page.ts'

/** What honest people know besides what their page shows. */
export interface Habits {
	games: FindGame
	random: Random
	now(): number // on the authority's clock
	seats: number // that must be taken before a game begins
	people: number // among them
	isCreator: boolean
	wantsMore: boolean // games
}

/** What somebody does next by what their page shows, as people do who want the game to end. */
export function actByHabit(page: Page, habits: Habits): void {
	const { connection } = page
	const room = connection.room.value
	if (connection.status.value !== 'online' || connection.pending.value > 0 || !room) return
	if (connection.you.value === null) {
		if (connection.owns.value !== null) page.send('reclaim')
		else if (room.phase === 'lobby' && !(habits.isCreator && makeRoom(page, habits.seats - 1)))
			page.send('sit', { name: page.name })
		return
	}
	if (room.phase === 'lobby' && habits.isCreator) prepare(page, habits)
	else if (room.phase === 'over' && habits.isCreator && habits.wantsMore) page.send('rematch')
	else if (room.phase === 'playing') playOn(page, habits)
}

/** Once all have come, bots take what is left. */
function prepare(page: Page, { people, seats }: Habits): void {
	const taken = page.connection.room.value!.seats.length
	if (taken >= people && !makeRoom(page, seats)) page.send(taken < seats ? 'add-bot' : 'start')
}

/** Where more seats are taken than that, a bot goes for somebody who came back. */
function makeRoom(page: Page, most: number): boolean {
	const { seats } = page.connection.room.value!
	const spare = seats.length > most ? seats.find(({ bot }) => bot !== null) : undefined
	if (spare) page.send('kick', { seat: spare.id })
	return spare !== undefined
}

function playOn(page: Page, habits: Habits): void {
	const { table, room, you } = page.connection
	const me = you.value!
	const proposal = openProposal(room.value ?? {}, habits.now())
	const steps = legalSteps(page, habits.games)
	const open = room.value?.seats.find(({ played }) => played === 'nobody')
	if (table.value?.now.paused) page.send('resume')
	else if (proposal && !proposal.yes.includes(me) && !proposal.no?.includes(me))
		page.send('reply', { proposal: proposal.id, yes: proposal.seat !== me })
	else if (steps.length > 0)
		page.send('move', { steps: [habits.random.pick(steps)], claim: habits.random.below(2_000) })
	else if (open && habits.random.below(4) === 0) page.send('hand-over', { seat: open.id, to: 'bot' })
	else rouse(page, habits, proposal !== undefined)
}

export function legalSteps({ connection }: Page, games: FindGame): unknown[] {
	const { table, hand, you, room } = connection
	if (!table.value || room.value?.phase !== 'playing') return []
	const seat = table.value.about.seats.findIndex(({ id }) => id === you.value)
	const game = games(table.value.about.game, table.value.about.version)
	return game && seat >= 0 ? game.steps({ table: table.value.table, seat, hand: hand.value }) : []
}

/** Who is silent is nudged, and after a while a bot is to play for them. */
function rouse(page: Page, { games, now, random }: Habits, isAsked: boolean): void {
	const { about, table, now: current } = page.connection.table.value ?? {}
	const game = about && games(about.game, about.version)
	if (!game || current?.since === undefined || isAsked || random.below(4) > 0) return
	const waited = now() - current.since
	const others = game
		.actors(table)
		.map((place) => about.seats[place]!.id)
		.filter((id) => id !== page.connection.you.value)
	if (others.length === 0) return
	const seat = random.pick(others)
	if (waited > STAND_IN_AFTER) page.send('propose', { what: 'bot', seat })
	else if (waited > NUDGE_AFTER && random.below(8) === 0) page.send('nudge', { seat })
}

/** Anything people do besides, whether it is allowed or not. */
export function sayAnything(page: Page, random: Random): void {
	const seat = 1 + random.below(5)
	const [type, args] = random.pick<[CommandName | 'chat', object]>([
		['undo', {}],
		['undo', {}],
		['leave', {}],
		['hand-over', { seat, to: 'bot' }],
		['hints', { allowed: random.below(2) === 0 }],
		['nudge', { seat }],
		['propose', { what: random.pick(['end', 'pause', 'bot']), seat }],
		['chat', { text: `hello ${random.below(100)}` }],
		['profile', { colour: random.below(6) }],
		['rematch', {}],
		['move', { steps: [{ kind: 'take', count: 3 }] }],
	])
	page.send(type, args)
}
