import { useSignal } from '@preact/signals'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { areAdjacent, graphOf } from '../../../../shared/games/boundless/rules/graph.ts'
import { language } from '../../../i18n/language.ts'
import { listOf } from '../../../i18n/list-of.ts'
import { describeRelation } from '../atlas/describe-relation.ts'
import { NotesText } from '../atlas/notes.tsx'
import { namesOf, stateName } from '../names.ts'
import { textWords } from './words.en.ts'

const { t } = textWords

/** The map, to be asked in words: the neighbours of a state, and whether two are adjacent. */
export function AskMap({ id }: { id: MapId }) {
	const one = useSignal<StateId | undefined>(undefined)
	const other = useSignal<StateId | undefined>(undefined)
	const states = Object.entries(namesOf(id)).sort(([, a], [, b]) => a.localeCompare(b, language.value))
	const select = (label: string, chosen: typeof one) => (
		<label>
			{label}
			<select
				value={chosen.value ?? ''}
				onChange={(event) => {
					chosen.value = event.currentTarget.value || undefined
				}}
			>
				<option value="">{t('ask.none')}</option>
				{states.map(([state, name]) => (
					<option key={state} value={state}>
						{name}
					</option>
				))}
			</select>
		</label>
	)
	return (
		<>
			<h2>{t('ask')}</h2>
			<div class="boundless-text-ask">
				{select(t('ask.one'), one)}
				{select(t('ask.other'), other)}
			</div>
			<div aria-live="polite">
				{one.value && (
					<p>
						{t('ask.neighbours', { state: stateName(id, one.value), names: neighboursOf(id, one.value) })}
					</p>
				)}
				{one.value &&
					other.value &&
					one.value !== other.value &&
					describeRelation(id, one.value, other.value).map((sentence) => <p key={sentence}>{sentence}</p>)}
			</div>
			<details>
				<summary>{t('ask.notes')}</summary>
				<NotesText id={id} />
			</details>
		</>
	)
}

const neighboursOf = (id: MapId, state: StateId): string => {
	const graph = graphOf(id)
	const neighbours = [...graph.regionsOf.keys()].filter(
		(other) => other !== state && areAdjacent(graph, state, other),
	)
	return listOf(neighbours.map((other) => stateName(id, other)))
}
