import { useSignal } from '@preact/signals'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { Button } from '../../../design/button.tsx'
import { wordsReady } from '../../../i18n/language.ts'
import { boundlessWords } from '../words.en.ts'

async function loadNotes() {
	const { Notes } = await import('./notes.tsx')
	await wordsReady()
	return Notes
}

/** The way to what people always ask about the map. */
export function NotesButton({ map }: { map: MapId }) {
	const isOpen = useSignal(false)
	const Notes = useLoaded(loadNotes)
	return (
		<>
			<Button
				icon="note"
				aria-label={boundlessWords.t('notes')}
				onClick={() => {
					isOpen.value = true
				}}
			>
				{boundlessWords.t('notes')}
			</Button>
			{Notes && (
				<Notes
					id={map}
					open={isOpen.value}
					onClose={() => {
						isOpen.value = false
					}}
				/>
			)}
		</>
	)
}
