import { type DailyResult, totalOver } from '../../../../shared/games/boundless/daily/result.ts'
import { tellTime } from './tell.ts'
import { dailyWords } from './words.en.ts'

const { t } = dailyWords

/** What a day came to, all in all. */
export function Total({ result }: { result: DailyResult }) {
	const money = totalOver(result)
	const time = t('total.time', { time: tellTime(result.seconds) })
	return (
		<p class="boundless-total" data-perfect={money === 0 || undefined}>
			<strong>{money === 0 ? t('total.perfect') : t('over', { money })}</strong>
			<span>{money === 0 ? time : `${t('total.over')}, ${time}`}</span>
		</p>
	)
}
