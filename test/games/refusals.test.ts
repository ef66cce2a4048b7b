import { describe, expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import type { SentCommand } from '../../shared/room/command.ts'
import { judgeCommand } from '../../shared/room/judge-command.ts'
import type { Room } from '../../shared/room/room.ts'
import { viewRoom, viewTable } from '../../shared/room/view.ts'
import type { Bench } from '../support/bench.ts'
import { allSecrets } from './support/all-secrets.ts'
import { people, playAtRandom, stranger } from './support/random-room.ts'
import { type Secrets, thinkOfMove, thinkOfSteps } from './support/secrets.ts'
import { oneOfEachOptions } from './support/soak.ts'

/** The same room with all that a seat cannot see swapped, the seed included. */
function swapRoom(room: Room, { swap }: Secrets, seat: number | undefined, random: Random): Room {
	const match = room.match!
	const { before } = match
	const swapped = (state: unknown) => (swap ? swap(state, seat, random) : state)
	return {
		...room,
		match: {
			...match,
			seed: 'another',
			state: swapped(match.state),
			before: before && { ...before, state: swapped(before.state) },
		},
	}
}

/** With a seat that stands open or has a bot, and somebody who asks for it. */
function arrange(room: Room, random: Random): Room {
	const { id } = random.pick(room.seats)
	const seats = (change: object) => room.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat))
	switch (random.below(4)) {
		case 0:
			return { ...room, seats: seats({ player: null, bot: 'gentle', owner: null }) }
		case 1: {
			const ask = { id: 20, seat: id, name: 'Yan', by: 'yan' }
			return { ...room, seats: seats({ player: null }), asks: [ask] }
		}
		default:
			return room
	}
}

/** What somebody hears when they give a command: that it was done, or why not. */
function answerTo(room: Room, by: string, sent: SentCommand, { now }: Bench) {
	const { startedAt } = room.match!
	const done = judgeCommand(room, by, sent, {
		now,
		games: findGame,
		entropy: () => 'entropy',
		judge: () => ({ acted: now - startedAt, evidence: null }),
		awayFor: (person) => (person === 'ada' ? 70_000 : 0),
	})
	return isRejected(done) ? { refused: JSON.stringify(done) } : { room: done.room }
}

/** What else somebody may try, in the hope that the answer tells something. */
const otherCommands = (random: Random): [string, object][] => {
	const seat = 1 + random.below(6)
	return [
		['undo', {}],
		['hand-over', { seat, to: 'open' }],
		['hand-over', { seat, to: 'bot' }],
		['sit', { name: 'Zoe', seat }],
		['ask', { name: 'Zoe', seat }],
		['admit', { ask: 20, yes: random.below(2) === 0 }],
		['withdraw', {}],
		['reclaim', {}],
		['kick', { seat }],
		['start', {}],
		['rematch', {}],
		['profile', { name: 'Zoe' }],
		['leave', {}],
	]
}

const MOVES = 30 // thought of in a position

/** Tries everything on both worlds, and returns how many answers were held against each other. */
function search(secrets: Secrets, bench: Bench, random: Random): number {
	const { game } = secrets.soak
	const seats = bench.match.seats.length
	let answers = 0
	for (const seat of [random.below(seats), actorOf(game, bench, random), undefined]) {
		const by = seat === undefined ? stranger : people[seat]!
		const room = arrange(bench.room, random)
		const worlds = [room, swapRoom(room, secrets, seat, random)]
		const compare = (type: string, args: object, named: Partial<SentCommand> = {}) => {
			const { epoch, match } = bench.room
			const sent = { id: 'x', epoch, turn: match!.turn, type, args, ...named }
			const [one, other] = worlds.map((room) => answerTo(room, by, sent, bench))
			const what = `${JSON.stringify(sent)} by seat ${seat}: ${JSON.stringify(bench.match.options)}`
			expect(other!.refused, what).toBe(one!.refused)
			if (one!.room && other!.room && isUnrevealing(one!.room))
				expect(sightOf(game, other!.room, seat), what).toBe(sightOf(game, one!.room, seat))
			answers++
		}
		expect(sightOf(game, worlds[1]!, seat)).toBe(sightOf(game, worlds[0]!, seat))
		for (const [type, args] of otherCommands(random)) compare(type, args)
		const states = worlds.map(({ match }) => match!.state)
		const thoughts = thinkOfSteps(game, states, seat ?? 0, seats, random)
		for (let count = 0; count < MOVES; count++) {
			const steps = thinkOfMove(game, states, seat ?? 0, thoughts, random)
			compare('move', { steps }, random.below(20) === 0 ? { turn: random.below(5) } : {})
		}
	}
	return answers
}

const actorOf = (game: AnyGame, { match }: Bench, random: Random): number =>
	random.pick([...game.actors(game.table(match.state)), 0])

/** A move that can be taken back has shown nothing. */
const isUnrevealing = ({ match }: Room): boolean => match!.before !== null && match!.outcome === null

/** All that a seat is shown. */
const sightOf = (game: AnyGame, room: Room, seat: number | undefined): string =>
	canonical({
		room: viewRoom(room, findGame),
		table: viewTable(room, findGame),
		hand: seat === undefined ? null : game.hand(room.match!.state, seat),
	})

const SLICES = 4 // so that none takes long

describe.each(allSecrets)('in $id', (secrets) => {
	test.each([...Array(SLICES).keys()])(
		'no refusal depends on what a seat cannot see, whatever it tries in up to three steps (%i)',
		(slice) => {
			let answers = 0
			const random = randomFrom(`refusals ${slice}`)
			for (const [index, combination] of oneOfEachOptions(secrets.soak).entries()) {
				if (index % SLICES !== slice) continue
				playAtRandom(secrets.soak.game, combination, `refusals ${index}`, (bench) => {
					if (bench.room.phase === 'playing' && random.below(secrets.oneIn.tried) === 0)
						answers += search(secrets, bench, random)
				})
			}
			expect(answers).toBeGreaterThan(200)
		},
	)
})
