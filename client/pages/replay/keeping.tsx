import type { GameRecord } from '../../../shared/kernel/record.ts'
import { copyText } from '../../app/copy-text.ts'
import { navigate } from '../../app/router.ts'
import { saveFile } from '../../app/save-file.ts'
import { toast } from '../../design/announcer.tsx'
import { IconButton } from '../../design/button.tsx'
import { useCheck } from '../../fairness/use-check.ts'
import { VerdictDialog } from '../../fairness/verdict-dialog.tsx'
import { fairnessWords } from '../../fairness/words.en.ts'
import { replayPath, reportPath } from '../../room/replay-link.ts'
import { PictureButton } from './picture-button.tsx'
import { replayWords } from './words.en.ts'

/** What can be done with a game: check it, and keep it as a link that holds it or as a file. */
export function Keeping({ record }: { record: GameRecord }) {
	const { busy, checked, run } = useCheck(async () => {
		const { checkRecord } = await import('../../fairness/check.ts')
		return checkRecord(record)
	})
	return (
		<div class="keeping">
			<IconButton icon="log" label={replayWords.t('report')} onClick={() => lookBack(record)} />
			<IconButton icon="check" label={fairnessWords.t('verify.about')} aria-busy={busy} onClick={run} />
			<IconButton icon="link" label={replayWords.t('link')} onClick={() => copyLink(record)} />
			<PictureButton picture="download" label={replayWords.t('download')} act={() => download(record)} />
			<VerdictDialog found={checked} />
		</div>
	)
}

async function lookBack(record: GameRecord): Promise<void> {
	const path = await replayPath(record)
	history.replaceState(history.state, '', path) // the way back leads here, also from a file
	navigate(reportPath(path), { back: replayWords.t('report.back') })
}

async function copyLink(record: GameRecord): Promise<void> {
	const path = await replayPath(record)
	history.replaceState(history.state, '', path) // it still leads back
	const copied = await copyText(location.origin + path)
	toast(replayWords.t(copied ? 'copied' : 'copy.failed'))
}

const download = (record: GameRecord): void =>
	saveFile(`junction-${record.game}.json`, JSON.stringify(record))
