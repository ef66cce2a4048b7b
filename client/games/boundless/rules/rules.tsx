import './rules.css'
import { mapIds } from '../../../../shared/games/boundless/data/atlas.ts'
import type { GameRules } from '../../game.ts'
import { NotesText } from '../atlas/notes.tsx'
import { mapClosed } from '../map-closed.ts'
import { mapName } from '../names.ts'
import { PracticeButton } from '../overlay/practice-button.tsx'
import { StudyButton } from '../overlay/study-button.tsx'
import { RingExample, StackExample } from './cards-example.tsx'
import { JourneyExample } from './journey-example.tsx'
import { RoundsTable } from './rounds-table.tsx'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

const Rules = () => (
	<div class="boundless-rules">
		<p class="boundless-lead">{t('idea')}</p>
		<div class="boundless-ways">
			<StudyButton />
			<PracticeButton />
		</div>

		<h2>{t('round.title')}</h2>
		<ol>
			<li>{t('round.ring')}</li>
			<li>{t('round.centre')}</li>
			<li>{t('round.settle')}</li>
		</ol>
		<RingExample caption={t('round.figure')} />

		<h2>{t('price.title')}</h2>
		<ul>
			<li>{t('price.walk')}</li>
			<li>{t('price.pairs')}</li>
			<li>{t('price.forty')}</li>
			<li>{t('price.stack')}</li>
		</ul>
		<div class="boundless-figures">
			<JourneyExample round={1} centre={['DE']} picks={['SI']} caption={t('figure.near')} />
			<JourneyExample round={3} centre={['DE']} picks={['AT', 'SI']} caption={t('figure.pair')} />
			<JourneyExample round={1} centre={['PL']} picks={['RU']} caption={t('figure.parts')} />
			<StackExample caption={t('figure.stack')} />
		</div>
		<p>{t('price.poor')}</p>

		<h2>{t('rounds.title')}</h2>
		<RoundsTable />
		<p>{t('rounds.last')}</p>
		<p>{t('rounds.deck')}</p>

		<h2>{t('fair.title')}</h2>
		<p>{t('fair.text')}</p>
		<h2>{t('slow.title')}</h2>
		<p>{t('slow.text')}</p>

		<h2>{t('variants.title')}</h2>
		<ul>
			<li>{t('variants.maps', { maps: mapIds.map(mapName).join(', ') })}</li>
			<li>{t('variants.colours')}</li>
			<li>{t('variants.sight')}</li>
		</ul>

		{!mapClosed.value && (
			<>
				<h2>{t('map.title')}</h2>
				<NotesText id="europe" />
			</>
		)}
	</div>
)

const rules: GameRules = { title: () => t('title'), Rules }

export default rules
