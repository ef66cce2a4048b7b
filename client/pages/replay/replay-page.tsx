import './replay-page.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useHead } from '../../app/head.ts'
import { lazily } from '../../design/lazily.tsx'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { common } from '../../i18n/common.en.ts'
import { readFragment } from '../../room/replay-link.ts'
import { NowherePage } from '../notices/nowhere-page.tsx'
import { TopBar } from '../top-bar.tsx'
import { FileChooser } from './file-chooser.tsx'
import { openRecording, type Recording, type Trouble } from './recording.ts'
import { ReplayPlayer } from './replay-player.tsx'
import { replayWords } from './words.en.ts'

type Found = Recording | Trouble | 'nothing' | 'looking'

const ReportPage = lazily(
	async () => (await import('../report/report-page.tsx')).ReportPage,
	() => <WagonLoader label={common.t('loading')} />,
)

/** A finished game, to be watched again or looked back on. */
export function ReplayPage({ part }: { part: string }) {
	if (part === 'report') return <ReportPage />
	return part === '' ? <Watching /> : <NowherePage />
}

/** From a file, or from the address itself. */
function Watching() {
	useHead(replayWords.t('title'), { noindex: true })
	const found = useSignal<Found>('looking')

	const open = async (raw: unknown) => {
		found.value = 'looking'
		found.value = await openRecording(raw)
	}
	useEffect(() => {
		const follow = async () => {
			const fragment = location.hash.slice(1)
			if (fragment === '') found.value = 'nothing'
			else await open(await readFragment(fragment))
		}
		void follow()
		addEventListener('hashchange', follow)
		return () => removeEventListener('hashchange', follow)
	}, [])

	const shown = found.value
	if (typeof shown === 'object') return <ReplayPlayer key={shown.record.seed} recording={shown} />
	return (
		<>
			<TopBar />
			<main id="main" class="replay-page">
				<h1 tabIndex={-1}>{replayWords.t('title')}</h1>
				{shown === 'looking' ? (
					<WagonLoader label={common.t('loading')} />
				) : (
					<>
						{shown !== 'nothing' && <p role="alert">{replayWords.t(`trouble.${shown}`)}</p>}
						<FileChooser onRead={open} />
					</>
				)}
			</main>
		</>
	)
}
