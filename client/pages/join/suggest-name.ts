import { lobbyWords } from '../lobby/words.en.ts'

/** A name for somebody who has not told theirs: one that is not in use at the table. */
export function suggestName(taken: readonly string[] = []): string {
	const names = lobbyWords.t('join.names').split(', ')
	const free = names.filter((name) => !taken.includes(name))
	const choice = free.length > 0 ? free : names
	return choice[Math.floor(Math.random() * choice.length)] ?? ''
}
