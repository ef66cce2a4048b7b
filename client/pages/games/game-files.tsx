import { useSignal } from '@preact/signals'
import { LARGEST_FILE, writeGamesFile } from '../../../shared/history/games-file.ts'
import type { KeptGame } from '../../../shared/history/kept-game.ts'
import { saveFile } from '../../app/save-file.ts'
import { Button } from '../../design/button.tsx'
import { type Brought, bringGames } from './bring-games.ts'
import { remove } from './removed.tsx'
import { gamesWords } from './words.en.ts'

const { t } = gamesWords

/** All games as a file, those of a file beside them, or none of them any more. */
export function GameFiles({ games }: { games: readonly KeptGame[] }) {
	const said = useSignal('')
	const isReading = useSignal(false)

	const bring = async (file: File) => {
		isReading.value = true
		const brought = await bringGames(file, (done, count) => {
			said.value = t('reading', { done, count })
		})
		said.value = tell(brought)
		isReading.value = false
	}

	return (
		<section class="games-files">
			<div class="games-ways">
				{games.length > 0 && (
					<Button icon="down" onClick={() => saveFile('junction-games.json', writeGamesFile(games))}>
						{t('save')}
					</Button>
				)}
				<label class="button button-quiet" aria-disabled={isReading.value || undefined}>
					<input
						type="file"
						class="unseen"
						accept="application/json,.json"
						disabled={isReading.value}
						onChange={({ currentTarget }) => {
							const [file] = currentTarget.files ?? []
							if (file) void bring(file)
							currentTarget.value = ''
						}}
					/>
					<span>{t('bring')}</span>
				</label>
				{games.length > 0 && (
					<Button icon="close" onClick={() => void remove(games)}>
						{t('erase')}
					</Button>
				)}
			</div>
			<p role="status">{said.value}</p>
		</section>
	)
}

function tell(brought: Brought): string {
	if (brought === 'no-file') return t('brought.none', { size: LARGEST_FILE / 1_000_000 })
	if (brought === 'failed') return t('failed')
	const { added, bad } = brought
	return [t('brought.new', { count: added }), bad > 0 && t('brought.bad', { count: bad })]
		.filter(Boolean)
		.join(' ')
}
