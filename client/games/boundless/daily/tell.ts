import { levels, mapOfDay } from '../../../../shared/games/boundless/daily/levels.ts'
import { type DailyResult, totalOver, writeResult } from '../../../../shared/games/boundless/daily/result.ts'
import { tellDay } from '../../../i18n/tell-day.ts'
import { mapName } from '../names.ts'
import { dailyWords } from './words.en.ts'

const { t } = dailyWords

const MINUTE = 60
const HOUR = 3600

export function tellTime(seconds: number): string {
	if (seconds < MINUTE) return t('seconds', { seconds })
	const minutes = Math.floor(seconds / MINUTE)
	if (seconds < HOUR) return t('minutes', { minutes, seconds: seconds % MINUTE })
	return t('hours', { hours: Math.floor(seconds / HOUR), minutes: minutes % MINUTE })
}

/** Money over the best, as short as can be. */
export const tellOver = (money: number): string => (money === 0 ? t('best') : t('over', { money }))

/** Where a result is played again. */
export const resultPath = (result: DailyResult): string => `/daily/result#${writeResult(result)}`

/** A result for friends: three lines that give nothing away, to which the link is the fourth. */
export function tellResult(result: DailyResult): string {
	const { day, over, seconds, isFirstTry } = result
	const money = totalOver(result)
	const time = tellTime(seconds)
	const total = money === 0 ? t('share.perfect', { time }) : t('share.over', { money, time })
	return [
		t('share.head', { title: t('title'), day: tellDay(day), map: mapName(mapOfDay(day)) }),
		levels
			.map((level, index) => t('share.deal', { level: t(level), money: tellOver(over[index]!) }))
			.join(' · '),
		isFirstTry ? total : t('share.practice', { line: total }),
	].join('\n')
}
