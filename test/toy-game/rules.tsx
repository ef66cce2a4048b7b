import type { GameRules } from '../../client/games/game.ts'
import { noughtsWords } from './words.ts'

const { t } = noughtsWords

const rules: GameRules = {
	title: () => t('title'),
	Rules: () => (
		<>
			<p class="lead">{t('rules.idea')}</p>
			<p>{t('rules.end')}</p>
		</>
	),
}

export default rules
