import '../post.css'
import './postmark.css'
import type { CalendarDay } from '../../../../shared/kernel/calendar.ts'
import { tellDay } from '../../../i18n/tell-day.ts'

/** The date as a post office stamps it. It is told beside it, too. */
export const Postmark = ({ day }: { day: CalendarDay }) => (
	<svg class="boundless-postmark" viewBox="0 0 132 80" aria-hidden="true">
		<g class="boundless-postmark-ink">
			<circle cx="40" cy="40" r="37" />
			<circle cx="40" cy="40" r="26" />
			<path d="M79 22q7-6 14 0t14 0 14 0 10 0M81 34q7-6 14 0t14 0 14 0 8 0M81 46q7-6 14 0t14 0 14 0 8 0M79 58q7-6 14 0t14 0 14 0 10 0" />
		</g>
		<text class="boundless-postmark-date" x="40" y="49">
			{Number(day.slice(8))}
		</text>
		<text class="boundless-postmark-month" x="40" y="59">
			{tellDay(day, { month: 'short' })}
		</text>
	</svg>
)
