import './rules.css'
import type { GameRules } from '../../game.ts'
import { Example } from './example.tsx'
import { Expansions } from './expansions.tsx'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

const Rules = () => (
	<div class="metro-rules">
		<p class="metro-lead">{t('idea')}</p>

		<h2>{t('board.title')}</h2>
		<p>{t('board.stations')}</p>
		<p>{t('board.termini')}</p>
		<Example
			cells={{ 0: 'aaaa', 1: 'bcbc', 2: 'cccc', 9: 'aacb', 10: 'cbcb' }}
			area={[0, 0, 5, 4]}
			lit={7}
			caption={t('board.figure')}
		/>

		<h2>{t('turn.title')}</h2>
		<ul>
			<li>{t('turn.lay')}</li>
			<li>{t('turn.draw')}</li>
		</ul>
		<p>{t('turn.owner')}</p>
		<p>{t('turn.empty')}</p>

		<h2>{t('where.title')}</h2>
		<ol>
			<li>{t('where.empty')}</li>
			<li>{t('where.beside')}</li>
			<li>{t('where.up')}</li>
			<li>{t('where.one')}</li>
		</ol>
		<div class="metro-examples">
			<Example
				cells={{ 2: 'aaaa', 10: 'cbcb' }}
				area={[0, 0, 5, 4]}
				spots
				caption={t('where.figure.spots')}
			/>
			<Example
				cells={{ 2: 'aaaa', 3: 'dbcd' }}
				area={[0, 0, 5, 4]}
				lit={5}
				ban={3}
				caption={t('where.figure.ban')}
			/>
		</div>

		<h2>{t('score.title')}</h2>
		<p>{t('score.when')}</p>
		<p>{t('score.count')}</p>
		<p>{t('score.centre')}</p>
		<div class="metro-examples">
			<Example
				cells={{ 1: 'bbad', 2: 'bcbc', 9: 'accd', 10: 'cdac' }}
				area={[0, 0, 5, 4]}
				lit={7}
				caption={t('score.figure.twice')}
			/>
			<Example
				cells={{ 3: 'aacb', 11: 'aaaa', 19: 'acba' }}
				area={[1, 0, 6, 5]}
				lit={5}
				caption={t('score.figure.centre')}
			/>
		</div>

		<h2>{t('end.title')}</h2>
		<p>{t('end.when')}</p>

		<h2>{t('variants.title')}</h2>
		<ul>
			<li>{t('variants.rotation')}</li>
			<li>{t('variants.hand')}</li>
		</ul>

		<h2>{t('iron.title')}</h2>
		<p>{t('iron.end')}</p>
		<p>{t('iron.ban')}</p>
		<p>{t('iron.first')}</p>

		<Expansions />
	</div>
)

const rules: GameRules = { title: () => t('title'), Rules }

export default rules
