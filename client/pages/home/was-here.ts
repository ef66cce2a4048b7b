import { keep, recall } from '../../app/storage.ts'

const KEY = 'was-here'

/** Whether somebody has seen the home page before, or played: a newcomer sees the games and nothing else. */
export function wasHere(): boolean {
	const before = recall<boolean>(KEY) === true
	keep(KEY, true)
	return before
}
