import type { GameRecord } from '../../shared/kernel/record.ts'
import { toast } from '../design/announcer.tsx'
import { IconButton } from '../design/button.tsx'
import { copyText } from '../pages/copy-text.ts'
import { PictureButton } from './picture-button.tsx'
import { replayPath } from './replay-link.ts'
import { replayWords } from './words.ts'

/** The ways to keep a game: a link that holds it, and a file. */
export const Keeping = ({ record }: { record: GameRecord }) => (
	<div class="keeping">
		<IconButton icon="link" label={replayWords.t('link')} onClick={() => copyLink(record)} />
		<PictureButton picture="download" label={replayWords.t('download')} act={() => download(record)} />
	</div>
)

async function copyLink(record: GameRecord): Promise<void> {
	const path = await replayPath(record)
	history.replaceState(null, '', path)
	const copied = await copyText(location.origin + path)
	toast(replayWords.t(copied ? 'copied' : 'copy.failed'))
}

function download(record: GameRecord): void {
	const file = new Blob([JSON.stringify(record)], { type: 'application/json' })
	const link = document.createElement('a')
	link.href = URL.createObjectURL(file)
	link.download = `junction-${record.game}.json`
	link.click()
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
