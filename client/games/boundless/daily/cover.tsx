import './cover.css'
import type { ComponentChildren } from 'preact'
import { mapOfDay } from '../../../../shared/games/boundless/daily/levels.ts'
import type { CalendarDay } from '../../../../shared/kernel/calendar.ts'
import { tellDay } from '../../../i18n/tell-day.ts'
import { mapName } from '../names.ts'
import { type Attempt, oversOf } from './attempt.ts'
import { Postmark } from './postmark.tsx'
import { Strip } from './strip.tsx'

interface CoverProps {
	title: string
	day: CalendarDay
	mark?: string | undefined // what kind of day it is, where it is not today's
	children: ComponentChildren
}

/** A day as the cover of a magazine: its date, its map, and what there is to it. */
export const Cover = ({ title, day, mark, children }: CoverProps) => (
	<main id="main" class="boundless-daily">
		<header class="boundless-daily-head">
			<div>
				<h1 tabIndex={-1}>{title}</h1>
				<p class="boundless-daily-date">{tellDay(day, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
				<p class="soft">{[mapName(mapOfDay(day)), mark].filter(Boolean).join(' · ')}</p>
			</div>
			<Postmark day={day} />
		</header>
		{children}
	</main>
)

interface StripsProps {
	attempt: Attempt
	onOpen?: ((index: number) => void) | undefined
}

/** The three deals of a day, as far as they are done. */
export function Strips({ attempt, onOpen }: StripsProps) {
	const overs = oversOf(attempt)
	return (
		<ol class="boundless-strips">
			{attempt.daily.deals.map((deal, index) => (
				<li key={deal.level}>
					<Strip
						deal={deal}
						over={overs[index]}
						isNext={index === overs.length}
						onOpen={onOpen && (() => onOpen(index))}
					/>
				</li>
			))}
		</ol>
	)
}
