import { useComputed, useSignal } from '@preact/signals'
import { useLoaded } from '../../../app/use-loaded.ts'
import { Button, IconButton } from '../../../design/button.tsx'
import { wordsReady } from '../../../i18n/language.ts'
import type { BoundlessStage } from '../stage.ts'
import { boundlessWords } from '../words.en.ts'
import { countPlayed } from './played.ts'

async function loadSheet() {
	const { PlayedSheet } = await import('./played-sheet.tsx')
	await wordsReady()
	return PlayedSheet
}

interface PlayedButtonProps {
	stage: BoundlessStage
	brief?: boolean | undefined // a picture alone, where there is no room for words
}

/** The way to the cards already played, as long as they lie open: also while tokens are placed. */
export function PlayedButton({ stage, brief }: PlayedButtonProps) {
	const { view, entries } = stage
	const isThere = useComputed(() => countPlayed(view.value.table) > 0 && entries.value.length > 0).value
	return isThere ? <Opener stage={stage} brief={brief} /> : null
}

function Opener({ stage, brief }: PlayedButtonProps) {
	const isOpen = useSignal(false)
	const PlayedSheet = useLoaded(loadSheet) // before it is asked for: whoever places has no time to wait
	const label = boundlessWords.t('played')
	const open = () => {
		isOpen.value = true
	}
	return (
		<>
			{brief ? (
				<IconButton class="boundless-played-button" icon="cards" label={label} onClick={open} />
			) : (
				<Button icon="cards" aria-label={label} onClick={open}>
					{label}
				</Button>
			)}
			{PlayedSheet && (
				<PlayedSheet
					stage={stage}
					open={isOpen.value}
					onClose={() => {
						isOpen.value = false
					}}
				/>
			)}
		</>
	)
}
