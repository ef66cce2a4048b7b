import './result.css'
import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useLoaded } from '../../app/use-loaded.ts'
import type { Connection } from '../../connection/connection.ts'
import { Sheet } from '../../design/sheet.tsx'
import { sharedDevice } from '../../table/shared-device.ts'
import { BestMoment } from './best-moment.tsx'
import { Chart } from './chart.tsx'
import { loadResult } from './load-result.ts'
import { meetsBetterNext } from './next-bots.ts'
import { tellOwn } from './own-line.ts'
import { ResultWays } from './result-ways.tsx'
import { Scores } from './scores.tsx'
import { standingOf } from './standing.ts'
import { Winners } from './winners.tsx'
import { resultWords } from './words.en.ts'

export interface ResultSheetProps {
	connection: Connection
	shown: Signal<boolean>
	arrange: () => void
}

const { t } = resultWords

/** Who won, how it came about, and the next game one tap away. */
export function ResultSheet({ connection, shown, arrange }: ResultSheetProps) {
	const view = connection.table.value
	const game = useLoaded(async () => view && loadResult(view.about), [view?.about.game])
	useEffect(() => void keepLast(connection), [view?.now.seed])
	if (!view) return null
	// Where a device is shared, "you" would be anybody.
	const you = sharedDevice.value?.isShared.value ? null : connection.you.value
	const standing = standingOf(view, you, game?.tieBreak)
	const tellScore = game?.names?.score ?? ((count: number) => t('result.points', { count }))
	const own = tellOwn(standing.players, tellScore, game?.names?.lead)
	const mine = standing.players.find((player) => player.mine)?.place
	return (
		<Sheet
			open={shown.value}
			title={standing.title}
			onClose={() => {
				shown.value = false
			}}
		>
			<div class="result">
				{view.now.outdated && <p>{t('result.outdated')}</p>}
				<Winners standing={standing} />
				{own && <p class="result-own">{own}</p>}
				<Scores standing={standing} tell={tellScore} />
				<BestMoment moment={game?.moment(view, mine)} standing={standing} />
				<ResultWays connection={connection} standing={standing} view={view} arrange={arrange} />
				{connection.room.value?.epoch === 1 && mine !== undefined && meetsBetterNext(view.about, mine) && (
					<p class="soft">{t('result.next', { change: t('result.change') })}</p>
				)}
				{game && (
					<Chart
						title={game.names?.progress() ?? t('result.chart')}
						standing={standing}
						progress={game.progress(view)}
						tellStep={game.tellStep ?? (game.names ? undefined : (count) => t('result.move', { count }))}
					/>
				)}
				{game && (
					<details class="result-details" open>
						<summary>{game.names?.details() ?? t('result.details')}</summary>
						<game.Details view={view} mine={mine} />
					</details>
				)}
			</div>
		</Sheet>
	)
}

/** Among this device's games; where it cannot keep any, nobody misses it here. */
const keepLast = async (connection: Connection): Promise<void> =>
	import('../games/keep-game.ts').then(({ keepGame }) => keepGame(connection)).catch(() => undefined)
