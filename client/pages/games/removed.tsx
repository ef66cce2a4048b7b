import { signal } from '@preact/signals'
import type { KeptGame } from '../../../shared/history/kept-game.ts'
import { toast } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import { addGames, removeGames } from './kept-games.ts'
import { gamesWords } from './words.en.ts'

const { t } = gamesWords

/** What was taken away last, as long as the page is there: one tap takes it, and one brings it back. */
const removed = signal<readonly KeptGame[]>([])

export async function remove(games: readonly KeptGame[]): Promise<void> {
	try {
		await removeGames(games.map(({ id }) => id))
		removed.value = games
	} catch {
		toast(t('failed'))
	}
}

async function bringBack(): Promise<void> {
	try {
		await addGames(removed.peek())
		removed.value = []
	} catch {
		toast(t('failed'))
	}
}

/** Says what was removed, and offers it back. */
export function Removed() {
	const { length: count } = removed.value
	return (
		<div role="status">
			{count > 0 && (
				<p class="games-removed">
					{count === 1 ? t('removed') : t('erased', { count })}{' '}
					<Button onClick={() => void bringBack()}>{t('undo')}</Button>
				</p>
			)}
		</div>
	)
}
