import './rules.css'
import { trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import type { GameRules } from '../../game.ts'
import { Expansions } from './expansions.tsx'
import { EndExample, FewExample } from './more-examples.tsx'
import { IncomeTable, RegionTable } from './tables.tsx'
import {
	DevelopExample,
	FullExample,
	IncomeExample,
	MajorityExample,
	MapExample,
	RegionExample,
	ShareExample,
	TwiceExample,
} from './turn-examples.tsx'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

const Rules = () => (
	<div class="franchise-rules">
		<p class="franchise-lead">{t('idea')}</p>

		<h2>{t('map.title')}</h2>
		<p>{t('map.places')}</p>
		<p>{t('map.roads')}</p>
		<MapExample />

		<h2>{t('setup.title')}</h2>
		<p>{t('setup.text')}</p>
		<p>{t('setup.learning')}</p>

		<h2>{t('turn.title')}</h2>
		<p>{t('turn.text')}</p>
		<Turn />

		<h2>{t('bonus.title')}</h2>
		<p>{t('bonus.text')}</p>
		<ul>
			<li>{t('bonus.again')}</li>
			<li>{t('bonus.double')}</li>
			<li>{t('bonus.cash')}</li>
		</ul>
		<TwiceExample />

		<h2>{t('end.title')}</h2>
		<p>{t('end.red')}</p>
		<EndExample />
		<p>{t('end.idle')}</p>
		<p>{t('end.score')}</p>
		<p>{t('end.unscored')}</p>
		<p>{t('end.winner')}</p>

		<h2>{t('few.title')}</h2>
		<p>{t('few.text')}</p>
		<FewExample />

		<h2>{t('details.title')}</h2>
		<ul>
			<li>{t('details.supply')}</li>
			<li>{t('details.roads')}</li>
			<li>{t('details.order')}</li>
		</ul>

		<Expansions />
	</div>
)

/** The five steps of a turn. */
const Turn = () => (
	<>
		<h3>{t('income.title')}</h3>
		<p>{t('income.text')}</p>
		<IncomeTable />
		<IncomeExample />

		<h3>{t('develop.title')}</h3>
		<p>{t('develop.text')}</p>
		<p>{t('develop.pass')}</p>
		<DevelopExample />

		<h3>{t('share.title')}</h3>
		<p>{t('share.text')}</p>
		<ShareExample />

		<h3>{t('evaluate.title')}</h3>
		<p>{t('evaluate.open')}</p>
		<ul>
			<li>{t('evaluate.majority')}</li>
			<li>{t('evaluate.full')}</li>
		</ul>
		<div class="franchise-examples">
			<MajorityExample />
			<FullExample />
		</div>
		<p>{t('evaluate.home')}</p>
		<p>{t('evaluate.beside')}</p>

		<h3>{t('region.title')}</h3>
		<p>{t('region.text')}</p>
		<RegionExample />
		<p>{t('region.track', { points: trackPoints.join(' · ') })}</p>
		<RegionTable />
	</>
)

const rules: GameRules = { title: () => t('title'), Rules }

export default rules
