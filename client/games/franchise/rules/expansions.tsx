import { milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import { BoomExample, ChainExample } from './more-examples.tsx'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

/** The expert variant and the three expansions. */
export const Expansions = () => (
	<>
		<h2>{t('expert.title')}</h2>
		<p>{t('expert.text')}</p>

		<h2>{t('milestones.title')}</h2>
		<p>{t('milestones.text')}</p>
		<ul>
			{milestoneIds.map((milestone) => (
				<li key={milestone}>{t(`milestone.${milestone}`)}</li>
			))}
		</ul>

		<h2>{t('boom.title')}</h2>
		<p>{t('boom.text')}</p>
		<BoomExample />

		<h2>{t('regions.title')}</h2>
		<p>{t('regions.text')}</p>
		<ul>
			<li>{t('regions.dollars')}</li>
			<li>{t('regions.bonus')}</li>
			<li>{t('regions.track')}</li>
			<li>{t('regions.development')}</li>
			<li>{t('regions.route')}</li>
		</ul>
		<ChainExample />
		<p>{t('regions.keep')}</p>
	</>
)
