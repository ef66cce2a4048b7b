import type { GameRecord } from '../kernel/record.ts'
import type { Course } from './course.ts'
import type { LessonMove } from './lesson.ts'

/** A scene as a game that was played: by those who sit there, and by a learner who does all that is asked for. */
export function recordOf({ lesson, starts, stops }: Course, index: number): GameRecord {
	const scene = lesson.scenes[index]!
	const own = stops.filter((stop) => stop.scene === index)
	const moves: LessonMove[] = [
		...starts[index]!,
		...own.flatMap(({ moves, step: { ask, refused } }) =>
			ask && refused === undefined ? [...moves, ask] : moves,
		),
	]
	return {
		game: lesson.game,
		version: lesson.version,
		options: own[0]!.options,
		seating: { count: scene.seats.length },
		seats: scene.seats.map((name, seat) => ({ name: name ?? '', colour: seat })),
		seed: scene.seed,
		moves: moves.map(({ seat, steps, at, acted }) => ({ seat, steps: [...steps], at, acted })),
	}
}
