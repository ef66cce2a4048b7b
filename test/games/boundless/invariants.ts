import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { atlas } from '../../../shared/games/boundless/data/atlas.ts'
import type { Event } from '../../../shared/games/boundless/event.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { Step } from '../../../shared/games/boundless/step.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import type { Position } from '../support/play.ts'
import { price, readMap } from './naive/walker.ts'

/** What holds in every position of every game; each throws where it does not. */
export function holdsInvariants(state: State): void {
	showsEveryStateOnce(state)
	keepsSecrets(state)
	stacksAsActed(state)
	keepsToTheTokens(state)
	keepsPurses(state)
}

/** What holds besides when a game is over. */
export function endsProperly(state: State): void {
	const { phase, round, purses } = state.table
	deepStrictEqual([phase, round], ['over', 7])
	const best = Math.max(...purses)
	const winners = [...purses.keys()].filter((seat) => purses[seat] === best)
	deepStrictEqual(boundless.outcome(state.table), { scores: purses, winners })
	strictEqual(boundless.due(state), undefined)
}

const cardsOf = (deals: State['deals']): string[] => deals.flatMap(({ ring, centre }) => [...ring, ...centre])

const complete = new WeakSet<State['deals']>() // the deals do not change in the course of a game

function showsEveryStateOnce({ deals, table }: State): void {
	if (complete.has(deals)) return
	const all = Object.keys(atlas[table.options.map].states).sort()
	deepStrictEqual(cardsOf(deals.slice(0, 6)).sort(), all)
	strictEqual(new Set(cardsOf(deals.slice(6))).size, 9)
	complete.add(deals)
}

/** No view holds a card that has not appeared. */
function keepsSecrets(state: State): void {
	const { table, deals } = state
	const views = [boundless.table(state), ...table.purses.map((_, seat) => boundless.hand(state, seat))]
	const seen = new Set(JSON.stringify(views).match(/(?<=")[A-Z]{2}(?=")/g))
	const dealt = deals[table.round - 1] ?? { ring: [], centre: [] }
	const appeared = table.phase === 'ring' ? table.ring : [...dealt.ring, ...dealt.centre]
	for (const card of seen) ok(appeared.includes(card), `${card} has not appeared`)
	deepStrictEqual(table.ring, dealt.ring.slice(0, table.ring.length))
	deepStrictEqual(table.centre, table.phase === 'ring' ? [] : dealt.centre)
	if (table.round === 6 && table.phase === 'ring') strictEqual(table.ring.length, 0)
}

/** While the tokens race, every stack is what they make of it, ordered once more by other means. */
function stacksAsActed({ table, tokens, ties }: State): void {
	const order = ties[table.round - 1] ?? []
	for (const [space, stack] of table.stacks.entries()) {
		const here = [...tokens.entries()].filter(([, token]) => token.space === space)
		strictEqual(stack.length, here.length)
		if (table.phase !== 'race') continue
		const ranked = here.map(([index, { acted, seat, colour }]) => {
			const frame = (acted - table.since - ((acted - table.since) % 16)) / 16
			return { rank: (frame * 8 + order.indexOf(seat)) * 64 + index, colour }
		})
		ranked.sort((one, other) => one.rank - other.rank)
		deepStrictEqual(
			stack,
			ranked.map(({ colour }) => colour),
		)
	}
}

function keepsToTheTokens({ table, tokens }: State): void {
	const { options, round, since, phase, deadline } = table
	const colours = options.twoColours ? 2 : 1
	const each = round < 3 ? 1 : 2
	const choices: string[] = []
	for (let colour = 0; colour < table.purses.length * colours; colour++) {
		const mine = tokens.filter((token) => token.colour === colour)
		ok(mine.length <= each)
		strictEqual(new Set(mine.map(({ space }) => space)).size, mine.length, 'two tokens on one space')
		for (const { seat } of mine) strictEqual(seat, Math.floor(colour / colours))
		const spaces = mine.map(({ space }) => space).sort()
		if (spaces.length === each) choices.push(`${Math.floor(colour / colours)}: ${spaces}`)
	}
	strictEqual(new Set(choices).size, choices.length, 'two colours of a player chose the same')
	for (const seat of table.purses.keys()) {
		const times = tokens.filter((token) => token.seat === seat).map(({ acted }) => acted)
		deepStrictEqual(
			times,
			times.toSorted((one, other) => one - other),
		)
	}
	if (phase !== 'race') return
	for (const { acted } of tokens) ok(acted >= since && (deadline === null || acted < deadline))
}

function keepsPurses({ table }: State): void {
	for (const purse of table.purses) ok(purse >= 0 && purse % 10 === 0)
}

/** Follows a game from its start: its money, and what its rounds wait for. */
export function followGame(): (position: Position) => void {
	const follows = [followMoney(), followWaiting()]
	return (position) => {
		for (const follow of follows) follow(position)
	}
}

/**
 * Follows what rounds wait for, by a second opinion that is made of the moves alone: everybody who is there, or the
 * time; and alone against bots, which version 1 did not know of, nothing but the one who plays.
 */
function followWaiting(): (position: Position) => void {
	const ready = new Set<number>()
	let away: readonly number[] = []
	let bots: readonly number[] = []
	let from = 0 // when the waiting began
	return ({ state, move }) => {
		const { table } = state as State
		const seats = [...table.purses.keys()]
		const aloneIn = () => {
			const people = seats.filter((seat) => !bots.includes(seat))
			return people.length === 1 ? people[0] : undefined
		}
		const isReady = () => {
			const only = aloneIn()
			const here = seats.filter((seat) => seat === only || !away.includes(seat))
			return here.length > 0 && here.every((seat) => ready.has(seat))
		}
		const patience = (round: number) => (round === 0 ? 120_000 : 30_000)
		const [step] = (move?.steps ?? []) as Step[]
		switch (step?.type) {
			case 'ready':
				ready.add(move!.seat)
				break
			case 'presence': {
				const before = aloneIn()
				away = step.away
				if (table.bots !== undefined) bots = step.bots ?? []
				if (before !== undefined && aloneIn() === undefined && table.phase === 'ready') from = move!.at
				break
			}
			case 'deal': {
				const only = aloneIn()
				if (only !== undefined) ok(ready.has(only), 'a round began without the one who plays against bots')
				ok(isReady() || move!.at >= from + patience(table.round - 1), 'a round began too early')
				ready.clear()
				break
			}
			case 'settle':
				from = move!.at
		}
		if (table.phase !== 'ready') return
		const expected = isReady() ? 0 : aloneIn() === undefined ? from + patience(table.round) : undefined
		const due = boundless.due(state as State)
		if (expected === 0) ok(due !== undefined && due.at <= (move?.at ?? 0), 'everybody is ready, and waits')
		else strictEqual(due?.at, expected)
	}
}

/** Follows a game's money: purses change by income and by what a second opinion says, and by nothing else. */
function followMoney(): (position: Position) => void {
	let purses: number[] = []
	return ({ state, events }) => {
		const { table } = state as State
		const expected = (events as Event[]).reduce(
			(before, event) => changed(before, event, state as State),
			purses,
		)
		if (purses.length > 0) deepStrictEqual(table.purses, expected)
		purses = table.purses
	}
}

function changed(purses: readonly number[], event: Event, { table }: State): number[] {
	const colours = table.options.twoColours ? 2 : 1
	if (event.type === 'deal')
		return purses.map((purse) => purse + [100, 0, 200, 0, 300, 0, 0][event.round - 1]! * colours)
	if (event.type !== 'settle') return [...purses]
	const money = purses.map((_, seat) => {
		let sum = 0
		for (let own = 0; own < colours; own++) sum += recount(table, seat * colours + own)
		return sum
	})
	const after = purses.map((purse, seat) => Math.max(0, purse + money[seat]!))
	deepStrictEqual(
		event.paid,
		after.map((purse, seat) => purse - purses[seat]!),
	)
	return after
}

function recount({ stacks, ring, centre, round, options }: State['table'], colour: number): number {
	const country = readMap(atlas[options.map])
	let below = 0
	const picks: string[] = []
	for (const [space, stack] of stacks.entries()) {
		if (!stack.includes(colour)) continue
		picks.push(['40', ...ring][space]!)
		below += stack.indexOf(colour)
	}
	return price(country, round, centre, picks, below).money
}
