import type { GameRecord } from '../../../shared/kernel/record.ts'
import { wayBack } from '../../app/router.ts'
import { Icon } from '../../design/icon.tsx'
import { JunctionMark } from '../../design/logo.tsx'
import { titles } from '../../games/titles.en.ts'
import { common } from '../../i18n/common.en.ts'
import { Keeping } from './keeping.tsx'
import { replayWords } from './words.en.ts'

/** What is replayed, and the way back to whence one came. */
export function ReplayBar({ record }: { record: GameRecord }) {
	const back = wayBack()
	return (
		<header class="table-bar">
			{back ? (
				<a class="table-home replay-back" href={back.path}>
					<Icon name="back" />
					{back.label}
				</a>
			) : (
				<a class="table-home" href="/" aria-label={`Junction · ${common.t('home')}`}>
					<JunctionMark size={28} />
				</a>
			)}
			<h1 class={back ? 'unseen' : 'replay-player-title'} tabIndex={-1}>
				{replayWords.t('heading', { game: titles.find(`${record.game}.name`) ?? '' })}
			</h1>
			<Keeping record={record} />
		</header>
	)
}
