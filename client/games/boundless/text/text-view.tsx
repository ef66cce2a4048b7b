import './text-view.css'
import { isMapOpen } from '../../../../shared/games/boundless/rules/sight.ts'
import { TextView as Frame } from '../../text-view-form.tsx'
import type { BoundlessParts } from '../play.ts'
import { isRound } from '../stage.ts'
import { Accounts } from './accounts.tsx'
import { AskMap } from './ask-map.tsx'
import { Cards } from './cards.tsx'
import { Played } from './played.tsx'
import { textWords } from './words.en.ts'

/** The whole game in words: for keyboards, screen readers, and whoever likes lists better than pictures. */
export default function TextView(play: BoundlessParts) {
	const { table, seat } = play.stage.view.value
	return (
		<Frame>
			{isRound(table) && <Cards play={play} />}
			{!isRound(table) && table.round > 0 && <Accounts play={play} />}
			<Played play={play} />
			{isMapOpen(table, seat) && <AskMap id={table.options.map} />}
			{table.round === 0 && <p>{textWords.t('begin')}</p>}
		</Frame>
	)
}
