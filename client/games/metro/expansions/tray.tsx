import './tray.css'
import { CENTRAL_WAGONS } from '../../../../shared/games/metro/expansions.ts'
import { Button } from '../../../design/button.tsx'
import type { ExpandedPlay } from './expanded-play.ts'
import { ownNumbers } from './known-numbers.ts'
import { MarketStrip } from './market-strip.tsx'
import { OwnNumbers } from './own-numbers.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { ShownShares } from './shown-shares.tsx'
import { WagonButton } from './wagon-button.tsx'
import { extraWords } from './words.en.ts'

/** Above the hand: companies or numbers, the wagon, and a way to pass where nothing else is left. */
export function ExtraTray({ play }: { play: ExpandedPlay }) {
	const { table, seat, hand } = play.stage.view.value
	const numbers = ownNumbers(table, seat, hand)
	const wagons = table.options.expansions.includes(CENTRAL_WAGONS)
	const choosing = play.staging.asked.value?.type === 'wagon' && table.market !== undefined
	return (
		<div
			class="metro-extras"
			data-edition={table.options.edition}
			data-row={!!table.market || !!numbers || wagons || undefined}
		>
			{table.market && (choosing ? <ShownShares play={play} /> : <MarketStrip play={play} />)}
			{numbers && <OwnNumbers play={play} numbers={numbers} />}
			{wagons && hand && <WagonButton play={play} />}
			{play.mayPass.value && <Button onClick={play.pass}>{extraWords.t('pass.title')}</Button>}
			{table.market && <ShareSheet play={play} />}
		</div>
	)
}
