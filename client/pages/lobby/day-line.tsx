import './day-line.css'
import type { CalendarDay } from '../../../shared/kernel/calendar.ts'
import { Icon } from '../../design/icon.tsx'
import { tellDay } from '../../i18n/tell-day.ts'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

/** Whose deal will be played: whoever brought it may know it, and so everybody has to know that. */
export const DayLine = ({ day }: { day: CalendarDay }) => (
	<p class="day-line">
		<Icon name="eye" size={20} />
		<span>
			<b>{t('lobby.day', { day: tellDay(day) })}</b>
			<small class="soft">{t('lobby.day.hint')}</small>
		</span>
	</p>
)
