import { type AnyGame, applySteps, asOfVersion, type Moment, type Seat, TABLE } from '../kernel/game.ts'
import { parseOptions } from '../kernel/options.ts'
import { randomFrom } from '../kernel/random.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { DUE, type Lesson, type LessonMove, type LessonStep, type Scene } from './lesson.ts'
import { parseLesson } from './parse-lesson.ts'

/** What happened, as a table tells it: whose move, and its public events. */
export type LessonEntry = [seat: Seat, ...events: unknown[]]

/** A game in the middle of a lesson. */
export interface Position {
	state: unknown
	entries: readonly LessonEntry[]
}

/** A step of a lesson, with the positions that it leads through. */
export interface Stop {
	scene: number
	options: unknown
	step: LessonStep
	moves: readonly LessonMove[] // that are made by themselves
	before: readonly Position[] // as it begins, then after each move that is made by itself; the learner is in the last
	after: Position // after the learner's move, where one is asked for
}

/** A lesson that can be played: of known rules, which accept all of it. */
export interface Course {
	lesson: Lesson
	game: AnyGame // as the lesson's version has it
	starts: readonly (readonly LessonMove[])[] // by scene, what was played before anybody looks
	stops: readonly Stop[]
}

/** Why a lesson cannot be played. */
export type Broken =
	| 'unreadable'
	| 'unknown-game'
	| 'other-version'
	| 'bad-options'
	| 'refused'
	| 'not-refused'

/** What a file holds, as a lesson; or what is wrong with it. */
export function openCourse(raw: unknown, find: (game: string) => AnyGame | undefined): Course | Broken {
	const lesson = parseLesson(raw)
	if (!lesson) return 'unreadable'
	const today = find(lesson.game)
	if (!today) return 'unknown-game'
	const game = asOfVersion(today, lesson.version)
	if (game.version !== lesson.version) return 'other-version'
	const starts: LessonMove[][] = []
	const stops: Stop[] = []
	for (const [index, scene] of lesson.scenes.entries()) {
		const played = playScene(game, scene, index)
		if (typeof played === 'string') return played
		starts.push(played.start)
		stops.push(...played.stops)
	}
	return { lesson, game, starts, stops }
}

function playScene(
	game: AnyGame,
	scene: Scene,
	index: number,
): { start: LessonMove[]; stops: Stop[] } | Broken {
	const count = scene.seats.length
	const options = parseOptions(game.options, scene.options, count)
	const { min, max } = game.players
	if (isRejected(options) || count < min || count > max) return 'bad-options'
	const first = { state: game.setup(options, { count }, randomFrom(scene.seed)), entries: [] }
	const start = playAll(game, first, scene.start)
	if (!start) return 'refused'
	let position = start.positions.at(-1)!
	const stops: Stop[] = []
	for (const step of scene.steps) {
		const played = playAll(game, position, step.moves)
		if (!played) return 'refused'
		const { positions: before, moves } = played
		const now = before.at(-1)!
		const asked = step.ask ? playMove(game, now, step.ask) : now
		if (step.refused !== undefined) {
			if (!isRejected(asked) || asked.rejected !== step.refused) return 'not-refused'
		} else if (isRejected(asked)) return 'refused'
		position = isRejected(asked) ? now : asked
		stops.push({ scene: index, options, step, moves, before, after: position })
	}
	return { start: start.moves, stops }
}

/** Moves as they were made, and the position before them and after each; undefined where the rules refuse one. */
interface Played {
	moves: LessonMove[]
	positions: Position[]
}

function playAll(
	game: AnyGame,
	from: Position,
	given: readonly (LessonMove | typeof DUE)[],
): Played | undefined {
	const [moves, positions]: [LessonMove[], Position[]] = [[], [from]]
	for (const one of given) {
		const now = positions.at(-1)!
		const move = one === DUE ? dueIn(game, now) : one
		const next = move && playMove(game, now, move)
		if (!next || isRejected(next)) return undefined
		moves.push(move)
		positions.push(next)
	}
	return { moves, positions }
}

function dueIn(game: AnyGame, { state }: Position): LessonMove | undefined {
	const due = game.due(state)
	return due && { seat: TABLE, steps: [due.step], at: due.at, acted: due.at }
}

/** The position after a move, or the rules' refusal. */
export function playMove(
	game: AnyGame,
	{ state, entries }: Position,
	{ seat, steps, ...moment }: { seat: Seat; steps: readonly unknown[] } & Moment,
): Position | Rejected {
	const parsed = steps.map((step) => game.parse(step))
	if (parsed.length === 0 || parsed.includes(undefined)) return reject('bad-move')
	const applied = applySteps(game, state, seat, parsed, moment)
	if (isRejected(applied)) return applied
	return { state: applied.state, entries: [...entries, [seat, ...applied.events]] }
}

/** The learner's place at the table. */
export const seatIn = ({ lesson }: Course, { scene }: Stop): Seat => lesson.scenes[scene]!.seats.indexOf(null)
