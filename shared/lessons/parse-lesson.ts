import { isOnly, isRecord } from '../kernel/json.ts'
import { type Caption, DUE, type Lesson, type LessonMove, type LessonStep, type Scene } from './lesson.ts'

/** Where something is not of its shape, nothing of the file is worth reading. */
class Unreadable extends Error {}

/** A file of a lesson, read for its shape alone; undefined if it is none. */
export function parseLesson(raw: unknown): Lesson | undefined {
	try {
		return readLesson(raw)
	} catch (error) {
		if (error instanceof Unreadable) return undefined
		throw error
	}
}

function need(holds: boolean): asserts holds {
	if (!holds) throw new Unreadable()
}

function readLesson(raw: unknown): Lesson {
	need(isOnly(raw, 'game', 'version', 'title', 'scenes'))
	const { game, version, title, scenes } = raw
	need(typeof game === 'string' && Number.isSafeInteger(version) && isFilled(scenes))
	return { game, version: version as number, title: readCaption(title), scenes: readScenes(scenes) }
}

/** One may go on where the one before it ended: then that is played before anybody looks. */
function readScenes(raw: readonly unknown[]): Scene[] {
	const scenes: Scene[] = []
	for (const one of raw) {
		if (!isRecord(one) || one.goesOn === undefined) scenes.push(readScene(one))
		else {
			const { goesOn, start, ...rest } = one
			const before = scenes.at(-1)
			need(goesOn === true && before !== undefined && isOnly(rest, 'steps'))
			const { options, seats, seed } = before
			const scene = readScene({ options, seats, seed, start, ...rest })
			scenes.push({ ...scene, start: [...playedIn(before), ...scene.start] })
		}
	}
	return scenes
}

const playedIn = ({ start, steps }: Scene): (LessonMove | typeof DUE)[] => [
	...start,
	...steps.flatMap(({ moves, ask, refused }) => (ask && refused === undefined ? [...moves, ask] : moves)),
]

function readScene(raw: unknown): Scene {
	need(isOnly(raw, 'options', 'seats', 'seed', 'start', 'steps'))
	const { options = {}, seats, seed, start, steps } = raw
	need(isRecord(options) && isFilled(seats) && typeof seed === 'string' && isFilled(steps))
	need(seats.every((name) => name === null || typeof name === 'string'))
	need(seats.filter((name) => name === null).length === 1)
	const me = seats.indexOf(null)
	const count = seats.length
	return {
		options,
		seats,
		seed,
		start: readMoves(start, count),
		steps: steps.map((step) => readStep(step, me, count)),
	}
}

function readStep(raw: unknown, me: number, count: number): LessonStep {
	need(isOnly(raw, 'say', 'moves', 'jump', 'lit', 'ask', 'at', 'acted', 'refused', 'why', 'again'))
	const { say, moves, jump = false, lit, ask, at, acted, refused, why, again } = raw
	need(typeof jump === 'boolean' && isName(lit) && isName(refused))
	need(refused === undefined || ask !== undefined)
	const captions = Array.isArray(say) ? say : [say]
	need(captions.length > 0)
	return {
		say: captions.map(readCaption),
		moves: readMoves(moves, count),
		jump,
		...(lit !== undefined && { lit }),
		...(ask !== undefined && { ask: readMove([me, ask, at, acted], count) }),
		...(refused !== undefined && { refused }),
		...(why !== undefined && { why: readCaption(why) }),
		...(again !== undefined && { again: readCaption(again) }),
	}
}

/** A number stands for as many moves of the table, each when it is due. */
const readMoves = (raw: unknown, count: number): (LessonMove | typeof DUE)[] => {
	need(raw === undefined || Array.isArray(raw))
	return (raw ?? []).flatMap((move): (LessonMove | typeof DUE)[] =>
		isCount(move) ? new Array<typeof DUE>(move).fill(DUE) : [readMove(move, count)],
	)
}

const MOST_DUE = 1000 // far more than any game has

const isCount = (raw: unknown): raw is number =>
	Number.isInteger(raw) && (raw as number) > 0 && (raw as number) <= MOST_DUE

/** `[seat, steps, at, acted]`; games without a clock name no times. */
function readMove(raw: unknown, count: number): LessonMove {
	need(Array.isArray(raw) && raw.length >= 2 && raw.length <= 4)
	const [seat, steps, at = 0, acted = at] = raw
	need(Number.isInteger(seat) && seat >= -1 && seat < count && isFilled(steps))
	need(Number.isFinite(at) && Number.isFinite(acted))
	return { seat, steps, at, acted }
}

function readCaption(raw: unknown): Caption {
	need(isOnly(raw, 'en', 'fr') && isText(raw.en) && isText(raw.fr))
	return { en: raw.en, fr: raw.fr }
}

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.trim() !== ''

const isName = (raw: unknown): raw is string | undefined => raw === undefined || isText(raw)

const isFilled = (raw: unknown): raw is unknown[] => Array.isArray(raw) && raw.length > 0
