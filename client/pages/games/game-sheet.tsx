import type { KeptGame } from '../../../shared/history/kept-game.ts'
import { isGameRecord } from '../../../shared/kernel/record.ts'
import { copyText } from '../../app/copy-text.ts'
import { useNeeded } from '../../app/use-loaded.ts'
import { toast } from '../../design/announcer.tsx'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Sheet } from '../../design/sheet.tsx'
import { useCheck } from '../../fairness/use-check.ts'
import { VerdictDialog } from '../../fairness/verdict-dialog.tsx'
import { fairnessWords } from '../../fairness/words.en.ts'
import { readFragment, reportPath } from '../../room/replay-link.ts'
import { loadResult } from '../result/load-result.ts'
import { Scores } from '../result/scores.tsx'
import { standingOf } from '../result/standing.ts'
import { resultWords } from '../result/words.en.ts'
import { tellDate, titleOf } from './game-row.tsx'
import { openKept } from './open-kept.ts'
import { remove } from './removed.tsx'
import { gamesWords } from './words.en.ts'

const { t } = gamesWords

interface GameSheetProps {
	game: KeptGame | undefined // open while there is one
	onClose: () => void
}

/** A kept game, and what can be done with it. */
export const GameSheet = ({ game, onClose }: GameSheetProps) => (
	<Sheet open={game !== undefined} title={game ? titleOf(game.game) : ''} onClose={onClose}>
		{game && <About game={game} onClose={onClose} />}
	</Sheet>
)

function About({ game, onClose }: { game: KeptGame; onClose: () => void }) {
	const { busy, checked, run } = useCheck(() => check(game))
	const path = `/replay#${game.packed}`
	return (
		<div class="games-about">
			<p class="soft">
				{tellDate(game.at)}
				{game.seat === null && ` · ${t('watched')}`}
			</p>
			<Ranking game={game} />
			<div class="games-ways">
				<ButtonLink kind="primary" icon="replay" href={path} back={t('back')}>
					{t('watch')}
				</ButtonLink>
				<ButtonLink icon="log" href={reportPath(path)} back={t('back')}>
					{t('report')}
				</ButtonLink>
				<Button icon="check" busy={busy} onClick={run}>
					{fairnessWords.t('verify.about')}
				</Button>
				<Button icon="link" onClick={() => copyLink(path)}>
					{t('link')}
				</Button>
				<Button
					icon="close"
					onClick={() => {
						onClose()
						void remove([game])
					}}
				>
					{t('remove')}
				</Button>
			</div>
			<VerdictDialog found={checked} />
		</div>
	)
}

/** Who came in where, as the record has it. */
function Ranking({ game }: { game: KeptGame }) {
	const shown = useNeeded(async () => {
		const view = await openKept(game)
		return view && { view, result: await loadResult(view.about) }
	}, [game.id])
	if (!shown) return null
	const { view, result } = shown
	const tell = result?.names?.score ?? ((count: number) => resultWords.t('result.points', { count }))
	return <Scores standing={standingOf(view, game.seat, result?.tieBreak)} tell={tell} />
}

async function check({ packed }: KeptGame) {
	const [{ checkRecord }, record] = await Promise.all([
		import('../../fairness/check.ts'),
		readFragment(packed),
	])
	return isGameRecord(record) ? checkRecord(record) : undefined
}

async function copyLink(path: string): Promise<void> {
	const copied = await copyText(location.origin + path)
	toast(t(copied ? 'copied' : 'copy.failed'))
}
