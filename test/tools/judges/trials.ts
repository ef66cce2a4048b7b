import type { Remark } from './judge.ts'

/** What is tried, in a whole sentence, and how: a text that it answers is told too. */
export type Trials = Readonly<Record<string, () => Promise<unknown>>>

const PATIENCE = 60_000 // milliseconds for each

const tooLong = (): Promise<never> =>
	new Promise((_, reject) => setTimeout(() => reject(new Error('Nothing came of it.')), PATIENCE).unref())

export interface Tried {
	grade: string
	told: string[]
	remarks: Remark[]
}

/** One after the other, since each goes on from the one before: where one fails, what follows it is not tried. */
export async function tryAll(trials: Trials): Promise<Tried> {
	const all = Object.entries(trials)
	const told: string[] = []
	const remarks: Remark[] = []
	for (const [sentence, attempt] of all) {
		try {
			const more = await Promise.race([attempt(), tooLong()])
			told.push(sentence, ...(typeof more === 'string' ? [more] : []))
		} catch (error) {
			const what = String(error).split('\n', 1)[0]!
			remarks.push({ rule: 'failed', what, where: sentence })
			break
		}
	}
	const passed = remarks.length === 0 ? all.length : all.findIndex(([name]) => name === remarks[0]!.where)
	return {
		grade: passed === all.length ? 'all of it works' : `${passed} of ${all.length} work`,
		told,
		remarks,
	}
}
