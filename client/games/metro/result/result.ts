import type { Table } from '../../../../shared/games/metro/table.ts'
import type { GameResult } from '../../game.ts'
import { Details } from './details.tsx'
import { moment } from './moment.ts'
import { pointsByTile } from './score-history.ts'
import { resultWords } from './words.en.ts'

const result: GameResult = {
	progress: ({ moves, table }) => pointsByTile(moves, table as Table),
	tellStep: (count) => resultWords.t('tiles', { count }),
	moment,
	Details,
	tellBest: (count) => resultWords.t('best.line', { count }),
}

export default result
