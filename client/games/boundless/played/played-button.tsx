import { useComputed, useSignal } from '@preact/signals'
import { useLoaded } from '../../../app/use-loaded.ts'
import { Button, IconButton } from '../../../design/button.tsx'
import { wordsReady } from '../../../i18n/language.ts'
import type { BoundlessPlay } from '../play.ts'
import { boundlessWords } from '../words.en.ts'
import { countPlayed } from './played.ts'

async function loadSheet() {
	const { PlayedSheet } = await import('./played-sheet.tsx')
	await wordsReady()
	return PlayedSheet
}

interface PlayedButtonProps {
	play: BoundlessPlay
	brief?: boolean | undefined // a picture alone, where there is no room for words
}

/** The way to the cards already played, as long as they lie open: also while tokens are placed. */
export function PlayedButton({ play, brief }: PlayedButtonProps) {
	const { view, entries } = play.stage
	const isThere = useComputed(() => countPlayed(view.value.table) > 0 && entries.value.length > 0).value
	return isThere ? <Opener play={play} brief={brief} /> : null
}

function Opener({ play, brief }: PlayedButtonProps) {
	const isOpen = useSignal(false)
	const PlayedSheet = useLoaded(loadSheet) // before it is asked for: whoever places has no time to wait
	const label = boundlessWords.t('played')
	const open = () => {
		isOpen.value = true
	}
	return (
		<>
			{brief ? (
				<IconButton class="boundless-played-button" icon="copy" label={label} onClick={open} />
			) : (
				<Button icon="copy" onClick={open}>
					{label}
				</Button>
			)}
			{PlayedSheet && (
				<PlayedSheet
					play={play}
					open={isOpen.value}
					onClose={() => {
						isOpen.value = false
					}}
				/>
			)}
		</>
	)
}
