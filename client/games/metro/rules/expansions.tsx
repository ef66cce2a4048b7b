import {
	CENTRAL_RAILS,
	CENTRAL_WAGONS,
	COMPANIES,
	STATION_NUMBERS,
} from '../../../../shared/games/metro/expansions.ts'
import { Example } from './example.tsx'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

/** The four expansions, each with a corner of a board where it is played. */
export const Expansions = () => (
	<>
		<h2>{t('expansions.title')}</h2>
		<p>{t('expansions.sets')}</p>

		<h3>{t('companies.title')}</h3>
		<p>{t('companies.own')}</p>
		<Example
			cells={{ 4: 'aacb', 5: 'bcbc', 12: 'cccc' }}
			area={[2, 0, 5, 3]}
			expansions={[COMPANIES]}
			lit={4}
			caption={t('companies.figure')}
		/>
		<p>{t('companies.exchange')}</p>
		<p>{t('companies.limits')}</p>
		<ol>
			<li>{t('companies.value')}</li>
			<li>{t('companies.share')}</li>
			<li>{t('companies.bonus')}</li>
		</ol>

		<h3>{t('wagons.title')}</h3>
		<p>{t('wagons.place')}</p>
		<p>{t('wagons.score')}</p>
		<Example
			cells={{ 19: 'bbbb', 18: 'cccc', 10: 'aaaa', 2: 'aaaa' }}
			area={[1, 0, 6, 6]}
			expansions={[CENTRAL_WAGONS]}
			wagons={{ 33: 0, 38: 1 }}
			lit={33}
			caption={t('wagons.figure')}
		/>
		<p>{t('wagons.companies')}</p>

		<h3>{t('rails.title')}</h3>
		<p>{t('rails.pass')}</p>
		<Example
			cells={{ 4: 'aaaa', 12: 'aaaa', 20: 'aaaa' }}
			area={[2, 0, 5, 6]}
			expansions={[CENTRAL_RAILS]}
			centre={{ 27: 'dacc', 28: 'aaaa', 35: 'cbcb', 36: 'bbbb' }}
			lit={4}
			caption={t('rails.figure')}
		/>

		<h3>{t('numbers.title')}</h3>
		<p>{t('numbers.secret')}</p>
		<p>{t('numbers.open')}</p>
		<p>{t('numbers.score')}</p>
		<Example
			cells={{ 1: 'bbad', 2: 'bcbc', 9: 'accd', 10: 'cdac' }}
			area={[0, 0, 5, 4]}
			expansions={[STATION_NUMBERS]}
			numbers={[7, 10]}
			lit={7}
			caption={t('numbers.figure')}
		/>
	</>
)
