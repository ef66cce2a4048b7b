import { useSignal } from '@preact/signals'
import type { TableView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { Button, ButtonLink } from '../../design/button.tsx'
import type { Checked } from '../../fairness/check.ts'
import { useCheck } from '../../fairness/use-check.ts'
import { VerdictDialog } from '../../fairness/verdict-dialog.tsx'
import { fairnessWords } from '../../fairness/words.en.ts'
import { titles } from '../../games/titles.en.ts'
import { common } from '../../i18n/common.en.ts'
import { reportPath } from '../../room/replay-link.ts'
import { tell } from '../../room/tell.tsx'
import type { Result } from './standing.ts'
import { useReplayLink } from './use-replay-link.ts'
import { resultWords } from './words.en.ts'

interface ResultWaysProps {
	connection: Connection
	standing: Result
	view: TableView
	arrange: () => void
}

const { t } = resultWords

/** What next: the same again before anything else. */
export function ResultWays({ connection, standing, view, arrange }: ResultWaysProps) {
	const asking = useSignal(false)
	const replay = useReplayLink(connection, view)
	const { busy, checked, run } = useCheck(() => checkLast(connection))
	const seated = typeof connection.you.value === 'number'

	const rematch = async () => {
		asking.value = true
		await tell(connection, 'rematch')
		asking.value = false
	}
	const share = async () => {
		const [{ drawCard }, { sharePicture }] = await Promise.all([
			import('./share-card.ts'),
			import('./share-picture.ts'),
		])
		const game = titles.find(`${view.about.game}.name`) ?? ''
		const picture = await drawCard({ result: standing, game, startedAt: view.about.startedAt })
		const text = t('result.share.text', { title: standing.headline, game })
		const shared = await sharePicture(picture, text, linkTo(replay))
		if (shared !== 'shared') toast(t(`result.${shared}`))
	}

	return (
		<div class="result-ways">
			{seated && (
				<Button kind="primary" wide icon="replay" busy={asking.value} onClick={rematch}>
					{t('result.rematch')}
				</Button>
			)}
			<Button kind={seated ? 'quiet' : 'primary'} wide icon="gear" onClick={arrange}>
				{t(seated ? 'result.change' : 'result.sit')}
			</Button>
			<div class="result-more">
				<Button icon="share" aria-label={t('result.share.about')} onClick={share}>
					{t('result.share')}
				</Button>
				{replay && (
					<ButtonLink icon="log" href={reportPath(replay)} back={t('result.back')}>
						{t('result.report')}
					</ButtonLink>
				)}
				{replay && (
					<ButtonLink icon="eye" href={replay} back={t('result.back')}>
						{t('result.replay')}
					</ButtonLink>
				)}
				<Button icon="check" busy={busy} aria-label={fairnessWords.t('verify.about')} onClick={run}>
					{fairnessWords.t('verify')}
				</Button>
				<ButtonLink icon="home" href="/">
					{common.t('home')}
				</ButtonLink>
			</div>
			<VerdictDialog found={checked} />
		</div>
	)
}

const LONGEST = 8000 // characters that a message still takes

/** The game itself, to watch it again; where that makes too long a link, the way here. */
const linkTo = (replay: string | undefined): string =>
	location.origin + (replay && replay.length <= LONGEST ? replay : '/')

async function checkLast({ room, record }: Connection): Promise<Checked | undefined> {
	const { code, epoch } = room.value ?? {} // before the wait: the next game may begin meanwhile
	const [{ checkGame }, played] = await Promise.all([import('../../fairness/check.ts'), record()])
	return played && code !== undefined && epoch !== undefined ? checkGame(played, code, epoch) : undefined
}
