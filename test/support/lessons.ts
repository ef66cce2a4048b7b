import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame } from '../../shared/games/index.ts'
import { type Broken, type Course, openCourse } from '../../shared/lessons/course.ts'
import type { Caption } from '../../shared/lessons/lesson.ts'

const root = join(import.meta.dirname, '../..')

/** A lesson that comes with the app. */
export interface LessonFile {
	game: string // by its folder
	name: string
	text: string
	raw: unknown
}

/** All lessons, found as the app finds them. */
export const lessonFiles: readonly LessonFile[] = globSync('client/games/*/lessons/*.json', { cwd: root })
	.sort()
	.map((path) => {
		const [, game = '', name = ''] = /games\/([\w-]+)\/lessons\/([\w-]+)\.json$/.exec(path) ?? []
		const text = readFileSync(join(root, path), 'utf8')
		return { game, name, text, raw: JSON.parse(text) }
	})

export function courseOf({ raw, game, name }: LessonFile): Course {
	const course: Course | Broken = openCourse(raw, findGame)
	if (typeof course === 'string') throw new Error(`${game}/${name} is broken: ${course}`)
	return course
}

/** As they are read: signs that stand alone are none. */
export const wordsIn = (text: string): number =>
	text.split(/\s+/u).filter((word) => /[\p{L}\p{N}$]/u.test(word)).length

/** All that a lesson says. */
export const captionsOf = ({ lesson, stops }: Course): Caption[] => [
	lesson.title,
	...stops.flatMap(({ step: { say, why, again } }) => [
		...say,
		...(why ? [why] : []),
		...(again ? [again] : []),
	]),
]
