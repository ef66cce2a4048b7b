import './missed.css'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { areAdjacent, graphOf } from '../../../../shared/games/boundless/rules/graph.ts'
import { FORTY } from '../../../../shared/games/boundless/rules/price.ts'
import { cardOn } from '../../../../shared/games/boundless/rules/review.ts'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import { type CalendarDay, dayNumber } from '../../../../shared/kernel/calendar.ts'
import { tellFacts } from '../atlas/facts.tsx'
import { mapOf, stateName } from '../names.ts'
import { StatePicture } from '../pictures/state-picture.tsx'
import { verdictsOf } from '../verdict/verdict.ts'
import { dailyWords } from './words.en.ts'

const { t } = dailyWords

const MOST_NAMED = 6

/** A state to remember: one that would have been better or, where nothing was, one that was well found. */
export function stateToKnow(table: Table): { state: StateId; isMissed: boolean } {
	const { better, account } = verdictsOf(table, [])[0]!
	const picks = (better?.spaces.filter((space) => !account.spaces.includes(space)) ?? account.spaces).map(
		(space) => cardOn(table, space),
	)
	const state = picks.find((pick) => pick !== FORTY)
	return { state: state ?? table.centre[0]!, isMissed: better !== undefined && state !== undefined }
}

/** What to know of it: whom it touches, and one fact, another every day. */
export function Missed({ table, day }: { table: Table; day: CalendarDay }) {
	const { map } = table.options
	const { state, isMissed } = stateToKnow(table)
	const facts = tellFacts(mapOf(map).states[state]!)
	const told = [neighboursOf(map, state), facts[dayNumber(day) % facts.length]!].filter(
		(fact) => fact !== undefined,
	)
	return (
		<aside class="boundless-missed">
			<StatePicture map={map} state={state} />
			<p>
				<small>{t(isMissed ? 'missed' : 'found')}</small> <strong>{stateName(map, state)}</strong>
			</p>
			<dl>
				{told.map(([label, text]) => (
					<div key={label}>
						<dt>{label}</dt> <dd>{text}</dd>
					</div>
				))}
			</dl>
		</aside>
	)
}

function neighboursOf(map: MapId, state: StateId): [string, string] | undefined {
	const graph = graphOf(map)
	const names = Object.keys(mapOf(map).states)
		.filter((other) => areAdjacent(graph, state, other))
		.map((other) => stateName(map, other))
	if (names.length === 0) return undefined
	const text = names.length > MOST_NAMED ? t('neighbours.many', { count: names.length }) : names.join(', ')
	return [t('neighbours'), text]
}
