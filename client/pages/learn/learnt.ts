import { keep, recall } from '../../app/storage.ts'

const KEY = 'learnt'

const nameOf = (game: string, lesson: string): string => `${game}.${lesson}`

/** The lessons that were played to their end on this device. */
const learnt = (): readonly string[] => recall<string[]>(KEY) ?? []

export const isLearnt = (game: string, lesson: string): boolean => learnt().includes(nameOf(game, lesson))

export const noteLearnt = (game: string, lesson: string): void => {
	if (!isLearnt(game, lesson)) keep(KEY, [...learnt(), nameOf(game, lesson)])
}

/** Where a lesson's place is kept. */
export const placeKey = (game: string, lesson: string): string => `lesson.${game}.${lesson}`

/** Begun, and left before its end. */
export const isBegun = (game: string, lesson: string): boolean =>
	!isLearnt(game, lesson) && (recall<number>(placeKey(game, lesson)) ?? 0) > 0
