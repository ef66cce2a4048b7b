import { isRecord } from '../kernel/json.ts'
import type { Lesson } from './lesson.ts'

/** As much of a lesson as a list of them shows. */
export type Titled = Pick<Lesson, 'title'>

/** Whether a file can be named; what else is in it, whoever opens it will see. */
export const isTitled = (raw: unknown): raw is Titled =>
	isRecord(raw) && isRecord(raw.title) && typeof raw.title.en === 'string' && typeof raw.title.fr === 'string'
