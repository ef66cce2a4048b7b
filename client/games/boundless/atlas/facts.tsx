import './facts.css'
import type { Facts as StateFacts } from '../../../../shared/games/boundless/facts/facts.ts'
import type { MapId } from '../../../../shared/games/boundless/maps/atlas.ts'
import type { StateId } from '../../../../shared/games/boundless/maps/map-data.ts'
import { language } from '../../../i18n/language.ts'
import { useLoaded } from '../../../pages/use-loaded.ts'
import { stateName } from '../names.ts'
import { StatePicture } from '../pictures/state-picture.tsx'
import { atlasWords } from './words.en.ts'

const { t } = atlasWords

type Book = { readonly [state: StateId]: StateFacts }

const FOLDER = '../../../../shared/games/boundless/facts'
const books = import.meta.glob<{ readonly [map: string]: Book }>([
	'../../../../shared/games/boundless/facts/*.ts',
	'!../../../../shared/games/boundless/facts/facts.ts',
])

/** The facts of a map are in the file of its name; a map without one has none. */
const loadFacts = async (map: MapId): Promise<Book> => (await books[`${FOLDER}/${map}.ts`]?.())?.[map] ?? {}

/** The card of a state: what there is to know of it. */
export function Facts({ id, state }: { id: MapId; state: StateId }) {
	const facts = useLoaded(() => loadFacts(id), [id])?.[state]
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

function tellFacts({
	capital,
	population,
	area,
	languages,
	currency,
	statehood,
}: StateFacts): [string, string][] {
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
