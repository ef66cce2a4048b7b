import './text-view.css'
import { TextView as Frame } from '../../text-view-form.tsx'
import type { MetroParts } from '../play.ts'
import { CellGrid } from './cell-grid.tsx'
import { LineList } from './line-list.tsx'
import { NumberList } from './number-list.tsx'
import { textWords } from './words.en.ts'

/** The whole board in words: for keyboards, screen readers, and whoever likes tables better than pictures. */
export default function TextView(play: MetroParts) {
	return (
		<Frame data-edition={play.stage.view.value.table.options.edition}>
			<h2>{textWords.t('board.title')}</h2>
			<CellGrid play={play} />
			<h2>{textWords.t('lines.title')}</h2>
			<LineList play={play} />
			<NumberList play={play} />
		</Frame>
	)
}
