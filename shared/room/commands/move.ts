import { applySteps, type FindGame } from '../../kernel/game.ts'
import type { MoveSignature } from '../../kernel/record.ts'
import { isRejected, type Rejected, reject } from '../../kernel/rejection.ts'
import type { Command, Fold } from '../command.ts'
import type { MoveArgs, Signed } from '../entry.ts'
import { isRacing } from '../race.ts'
import { type Match, placeOf, type Room, seatOf } from '../room.ts'
import { keepsTurn } from '../turn.ts'

const MAX_STEPS = 32

/** Play: one or several steps, all or none; in a race with what the page's stopwatch showed. */
export const move: Command<MoveArgs & { claim?: number }> = {
	parse({ steps, claim }) {
		if (!Array.isArray(steps) || steps.length === 0 || steps.length > MAX_STEPS) return reject('bad-move')
		return typeof claim === 'number' ? { steps, claim } : { steps }
	},
	complete({ match }, { steps: sent, claim }, { games, judge }) {
		const steps = match ? readSteps(match, sent, games) : sent
		return match && isRacing(match, games) ? { steps, ...judge(claim) } : { steps }
	},
	apply(room, args, fold) {
		const { match } = room
		if (room.phase !== 'playing' || !match) return reject('wrong-phase')
		const seat = fold.by === null ? args.seat : placeOfPlayer(room, match, fold.by)
		if (seat === undefined) return reject('not-seated')
		return play(room, match, seat, args, fold)
	},
}

/** Steps as they are kept, with nothing in them that does not belong there; what is none is refused as it came. */
function readSteps(match: Match, sent: unknown[], games: FindGame): unknown[] {
	const steps = sent.map((step) => games(match.game, match.version)?.parse(step))
	return steps.includes(undefined) ? sent : steps
}

const placeOfPlayer = (room: Room, match: Match, by: string): number | undefined => {
	const seat = seatOf(room, by)
	return seat && placeOf(match, seat)
}

function play(
	room: Room,
	match: Match,
	seat: number,
	args: MoveArgs,
	{ at, by, games, id = '', signed }: Fold,
): Room | Rejected {
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
			...match,
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
