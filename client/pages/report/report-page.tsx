import './report.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useHead } from '../../app/head.ts'
import { wayBack } from '../../app/router.ts'
import { useNeeded } from '../../app/use-loaded.ts'
import { ButtonLink } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import type { Player } from '../../games/game.ts'
import { findClientGame } from '../../games/index.ts'
import { titles } from '../../games/titles.en.ts'
import { common } from '../../i18n/common.en.ts'
import { readFragment } from '../../room/replay-link.ts'
import { ownSeat } from '../games/kept-games.ts'
import { lastView } from '../games/open-kept.ts'
import { openRecording, playersOf, type Recording, type Trouble } from '../replay/recording.ts'
import { replayWords } from '../replay/words.en.ts'
import { loadResult } from '../result/load-result.ts'
import { Scores } from '../result/scores.tsx'
import { standingOf } from '../result/standing.ts'
import { resultWords } from '../result/words.en.ts'
import { TopBar } from '../top-bar.tsx'
import { JudgedReport } from './judged-report.tsx'
import { reportWords } from './words.en.ts'

type Found = Recording | Trouble | 'nothing' | 'looking'

const { t } = reportWords

/** A look back on a finished game, which the address itself holds. */
export function ReportPage() {
	useHead(t('title'), { noindex: true })
	const found = useSignal<Found>('looking')
	useEffect(() => {
		const open = async () => {
			const fragment = location.hash.slice(1)
			found.value = fragment === '' ? 'nothing' : await openRecording(await readFragment(fragment))
		}
		void open()
	}, [found])
	const shown = found.value
	const game = typeof shown === 'object' ? titles.find(`${shown.record.game}.name`) : undefined
	return (
		<>
			<TopBar />
			<main id="main" class="report-page">
				<WayBack />
				<h1 tabIndex={-1}>{game === undefined ? t('title') : t('heading', { game })}</h1>
				{shown === 'looking' && <WagonLoader label={common.t('loading')} />}
				{typeof shown === 'object' && <LookBack recording={shown} />}
				{shown === 'nothing' && <p>{t('none')}</p>}
				{typeof shown === 'string' && shown !== 'looking' && shown !== 'nothing' && (
					<p role="alert">{replayWords.t(`trouble.${shown}`)}</p>
				)}
			</main>
		</>
	)
}

const WayBack = () => {
	const back = wayBack()
	return back ? (
		<a class="report-back" href={back.path}>
			<Icon name="back" size={20} />
			{back.label}
		</a>
	) : null
}

/** By chances of winning; a game that has a report of its own makes that. */
function LookBack({ recording }: { recording: Recording }) {
	const { record, tables, entries } = recording
	const known = useNeeded(async () => {
		const [result, own] = await Promise.all([findClientGame(record.game)?.result?.(), ownSeat(record)])
		return { Report: await result?.report?.(), players: playersOf(record, own) }
	}, [record])
	if (!known) return <WagonLoader label={common.t('loading')} />
	const { Report, players } = known
	const watch = (
		<ButtonLink icon="eye" href={`/replay${location.hash}`} back={t('back')}>
			{t('watch')}
		</ButtonLink>
	)
	return Report ? (
		<>
			<Report tables={tables} entries={entries} players={players} />
			{watch}
		</>
	) : (
		<>
			<Ending recording={recording} players={players} />
			{watch}
			<JudgedReport recording={recording} players={players} />
		</>
	)
}

/** What is certain before anything is judged. */
function Ending({ recording, players }: { recording: Recording; players: readonly Player[] }) {
	const view = lastView(recording, 0)
	const result = useNeeded(async () => view && loadResult(view.about), [recording])
	if (!view) return null
	const own = players.find(({ mine }) => mine)?.seat ?? null
	const tell = result?.names?.score ?? ((count: number) => resultWords.t('result.points', { count }))
	return <Scores standing={standingOf(view, own, result?.tieBreak)} tell={tell} />
}
