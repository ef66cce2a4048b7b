import { type Broken, type Course, openCourse } from '../../../shared/lessons/course.ts'
import type { ClientGame } from '../../games/game.ts'

/** Every lesson is a file in its game's folder: whatever lies there is offered. */
const files = import.meta.glob<unknown>('../../games/*/lessons/*.json', { import: 'default' })

/** The names of a game's lessons, the first one first. */
export const lessonsOf = ({ id: game, lesson: first }: ClientGame): string[] =>
	Object.keys(files)
		.flatMap((path) => /\/games\/([\w-]+)\/lessons\/([\w-]+)\.json$/.exec(path)?.slice(1) ?? [])
		.flatMap((part, index, parts) => (index % 2 === 1 && parts[index - 1] === game ? [part] : []))
		.sort((one, other) => Number(other === first) - Number(one === first))

/** What a lesson's file holds, whatever that is; undefined where there is none. */
export const loadLesson = async (game: string, name: string): Promise<unknown> =>
	files[`../../games/${game}/lessons/${name}.json`]?.()

/** A lesson by its name, ready to be played. */
export async function loadCourse(game: ClientGame, name: string): Promise<Course | Broken> {
	const [raw, engine] = await Promise.all([loadLesson(game.id, name), game.engine()])
	return openCourse(raw, (id) => (id === game.id ? engine : undefined))
}
