import { refuseExchange } from '../../../../shared/games/metro/steps/exchange.ts'
import { NOBODY } from '../../../../shared/games/metro/table.ts'
import { Sheet } from '../../../design/sheet.tsx'
import { CompanyTable } from './company-table.tsx'
import type { ExpandedPlay } from './expanded-play.ts'
import { OwnShares } from './own-shares.tsx'
import { extraWords } from './words.en.ts'

const { t } = extraWords

/** The player's shares, what they are worth and could be exchanged for, and how the companies stand. */
export function ShareSheet({ play }: { play: ExpandedPlay }) {
	const { stage, sharesOpen } = play
	const { table, hand } = stage.view.value
	return (
		<Sheet
			open={sharesOpen.value}
			title={t('market.title')}
			onClose={() => {
				sharesOpen.value = false
			}}
		>
			<div class="metro-share-sheet">
				{hand?.shares && <OwnShares play={play} shares={hand.shares} />}
				{hand?.shares && <p>{whetherExchange(play)}</p>}
				<h3>{t('market.companies')}</h3>
				<CompanyTable stage={stage} />
				<p class="soft">{t('market.explain')}</p>
				<p class="soft">{t('market.until', { most: Math.max(...table.points) })}</p>
			</div>
		</Sheet>
	)
}

/** Whether, and why not, shares can be exchanged now. */
function whetherExchange({ stage, staging: { myTurn }, exchanges }: ExpandedPlay): string {
	const { table, seat } = stage.view.value
	if (table.turn === NOBODY) return t('market.over')
	if (exchanges.value.length > 0) return t('market.exchange')
	const refused = refuseExchange(table, seat ?? 0, { type: 'exchange', percentage: 10, take: 'pile' })
	const lasting = refused === 'exchange-closed' || refused === 'exchange-limit'
	if (!myTurn.value && !lasting) return t('market.wait')
	return extraWords.find(`rejected.${refused}`) ?? t('market.wait')
}
