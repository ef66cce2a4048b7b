import './facts.css'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { StateData, StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { language } from '../../../i18n/language.ts'
import { mapOf, stateName } from '../names.ts'
import { StatePicture } from '../pictures/state-picture.tsx'
import { atlasWords } from './words.en.ts'

const { t } = atlasWords

/** The card of a state: what there is to know of it. */
export function Facts({ id, state }: { id: MapId; state: StateId }) {
	const facts = mapOf(id).states[state]
	return (
		<article class="boundless-facts">
			<StatePicture map={id} state={state} />
			<div>
				<h2>{stateName(id, state)}</h2>
				<dl>
					{facts &&
						tellFacts(facts).map(([label, text]) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{text}</dd>
							</div>
						))}
				</dl>
			</div>
		</article>
	)
}

/** What there is to know of a state, each with what it is called. */
export function tellFacts({
	capital,
	population,
	area,
	languages,
	currency,
	statehood,
}: StateData): [string, string][] {
	const number = new Intl.NumberFormat(language.value)
	const told: [string, string][] = [
		[t('facts.capital'), capital[language.value]],
		[t('facts.population'), number.format(population)],
		[t('facts.area'), t('facts.km', { area: number.format(area) })],
	]
	if (languages) told.push([t('facts.languages'), namesOf('language', languages)])
	if (currency) told.push([t('facts.currency'), namesOf('currency', [currency])])
	if (statehood) told.push([t('facts.statehood'), `${statehood}`])
	return told
}

/** Codes in the reader's language, as the browser knows them. */
const namesOf = (type: 'language' | 'currency', codes: readonly string[]): string => {
	const names = new Intl.DisplayNames(language.value, { type })
	return codes.map((code) => names.of(code) ?? code).join(', ')
}
