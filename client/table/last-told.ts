import type { TableModel } from './table-model.ts'

/** The last entry that was seen to its end and can be told in words; -1 where there is none. */
export const lastTold = ({ entries, seen, tell }: TableModel): number =>
	entries.value.findLastIndex((_, index) => index < seen.value && tell(index) !== '')
