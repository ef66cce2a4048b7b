import { applySteps, type FindGame, TABLE } from '../../kernel/game.ts'
import { canonical, isOnly } from '../../kernel/json.ts'
import type { MoveSignature } from '../../kernel/record.ts'
import { isRejected, type Rejected, reject } from '../../kernel/rejection.ts'
import { charged } from '../clock.ts'
import type { Command, Fold, World } from '../command.ts'
import type { Entry, MoveArgs, Signed } from '../entry.ts'
import { earlyReveal, hidesNothing } from '../hidden.ts'
import { isMovePossible } from '../possible-move.ts'
import { isRacing } from '../race.ts'
import { type Match, type Person, placeOf, type Room, seatOf } from '../room.ts'
import { resumed } from '../standstill.ts'
import { keepsTurn } from '../turn.ts'

const MAX_STEPS = 32

/** Play: one or several steps, all or none; in a race with what the page's stopwatch showed. */
export const move: Command<MoveArgs & { claim?: number }> = {
	isMove: true,
	meantFor: 'turn',
	parse({ steps, claim }) {
		if (!Array.isArray(steps) || steps.length === 0 || steps.length > MAX_STEPS) return reject('bad-move')
		return typeof claim === 'number' ? { steps, claim } : { steps }
	},
	complete(room, { steps: sent, claim }, world, by) {
		const { match } = room
		const steps = match ? readSteps(match, sent, world.games) : sent
		const args = match && isRacing(match, world.games) ? { steps, ...world.judge(claim) } : { steps }
		return refuseEarlyReveal(room, args, by, world) ?? args
	},
	apply(room, args, fold) {
		const { match } = room
		if (room.phase !== 'playing' || !match) return reject('wrong-phase')
		const seat = fold.by === null ? args.seat : placeOfPlayer(room, match, fold.by)
		if (seat === undefined) return reject('not-seated')
		return play(room, match, seat, args, fold)
	},
	/** It is kept exactly as it was signed: or nobody could check the signature under it any more. */
	refuseSigned({ match }, sent) {
		const { steps, signed } = match?.moves.at(-1) ?? {}
		return canonical({ steps, claim: signed?.claim }) === canonical(sent) ? undefined : reject('bad-move')
	},
	signedArgs: ({ steps }, signed) => ({
		steps,
		...(signed?.claim !== undefined && { claim: signed.claim }),
	}),
	carried: {
		/** The stopwatch starts anew there. */
		tell({ steps, seat, acted }, match, games) {
			const game = games(match.game, match.version)
			return {
				steps: game ? steps.map((step) => game.parse(step)) : steps,
				...(seat !== undefined && { seat }),
				...(acted !== undefined && { acted }),
			}
		},
		/** Only the room's own moves say whose they are: a person's are those of the seat they have. */
		isTold: (args, isOwn) =>
			isOnly(args, 'steps', 'acted', 'seat') &&
			!isRejected(move.parse(args)) &&
			(args.acted === undefined || Number.isFinite(args.acted)) &&
			(isOwn ? Number.isInteger(args.seat) : args.seat === undefined),
		isPossible: isMovePossible,
	},
}

/** A move that the room makes by itself: the table's, or a bot's. */
export const ownMove = (at: number, args: MoveArgs): Entry => ({ at, by: null, type: 'move', args })

/** Steps as they are kept, with nothing in them that does not belong there; what is none is refused as it came. */
function readSteps(match: Match, sent: unknown[], games: FindGame): unknown[] {
	const steps = sent.map((step) => games(match.game, match.version)?.parse(step))
	return steps.includes(undefined) ? sent : steps
}

/** Asked of what is sent now, and not of what the log holds: once it was allowed. */
function refuseEarlyReveal(
	room: Room,
	args: MoveArgs,
	by: Person,
	{ now, games }: World,
): Rejected | undefined {
	const { match } = room
	const game = match && games(match.game, match.version)
	const seat = match ? placeOfPlayer(room, match, by) : undefined
	if (!game || seat === undefined || args.steps.length === 1 || hidesNothing(match, games)) return undefined
	const steps = args.steps.map((step) => game.parse(step))
	if (steps.includes(undefined)) return undefined
	const at = Math.max(now, room.touchedAt) - match.startedAt
	const step = earlyReveal(game, match.state, seat, steps, { at, acted: args.acted ?? at })
	return step === undefined ? undefined : { ...reject('reveals-first'), step }
}

const placeOfPlayer = (room: Room, match: Match, by: string): number | undefined => {
	const seat = seatOf(room, by)
	return seat && placeOf(match, seat)
}

/** The table's own move within another command. */
export const playTable = (room: Room, match: Match, step: unknown, fold: Fold): Room | Rejected =>
	play(room, match, TABLE, { steps: [step] }, { ...fold, by: null, id: undefined, signed: undefined })

/** Whoever moves ends a pause. */
function play(
	room: Room,
	before: Match,
	seat: number,
	args: MoveArgs,
	{ at, by, games, id = '', signed }: Fold,
): Room | Rejected {
	const match = resumed(before, at)
	const game = games(match.game, match.version)
	if (!game || match.outdated) return reject('outdated-game')
	const steps = args.steps.map((step) => game.parse(step))
	if (steps.includes(undefined)) return reject('bad-move')

	const elapsed = at - match.startedAt
	const keys = signed ? [...new Set([...(match.keys ?? []), signed.key])] : match.keys
	const played = {
		seat,
		steps,
		at: elapsed,
		...(args.acted !== undefined && args.acted !== elapsed && { acted: args.acted }),
		...(signed && { signed: signatureOf(signed, id, keys) }),
	}
	const applied = applySteps(game, match.state, seat, steps, { at: elapsed, acted: args.acted ?? elapsed })
	if (isRejected(applied)) return applied
	const actors = game.actors(game.table(match.state))
	// Asked after the rules, which may know a better reason.
	if (by !== null && !actors.includes(seat)) return reject('not-your-turn')

	const raced = isRacing(match, games)
	const table = game.table(applied.state)
	const standsStill = keepsTurn(game, game.table(match.state), table, seat)
	const outcome = game.outcome(table) ?? null
	const { state, turn, moves, entries } = match
	return {
		...room,
		phase: outcome ? 'over' : 'playing',
		match: {
			...charged(room, match, seat, at, game.actors(table)),
			state: applied.state,
			turn: standsStill ? turn : turn + 1,
			turnAt: standsStill ? match.turnAt : elapsed,
			moves: [...moves, played],
			entries: [...entries, [seat, ...applied.events]],
			before: applied.reveals || raced || standsStill || seat < 0 ? null : { state, turn, moves, entries },
			outcome,
			...(keys && { keys }),
		},
	}
}

/** A signature as the game's record keeps it. */
export const signatureOf = (
	{ key, ...signed }: Signed,
	id: string,
	keys: readonly string[] = [],
): MoveSignature => ({
	...signed,
	key: keys.indexOf(key),
	id,
})
