import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import { isToldTo } from '../../../../shared/room/told-to.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import { listOf } from '../../../i18n/list-of.ts'
import type { GameResult, Moment } from '../../game.ts'
import { stageOf } from '../before.ts'
import { eventsOf } from '../events-of.ts'
import { placeName, regionName } from '../names.ts'
import { Details } from './details.tsx'
import { bestTurn, ownGain, pointsOverTime, turnsIn } from './score-history.ts'
import { resultWords } from './words.en.ts'

/** The turn that brought most, and what made it. */
function moment(view: TableView, mine: Seat | undefined): Moment | undefined {
	const isTold = isToldTo(view, mine)
	const best = bestTurn(turnsIn(view.moves).filter(({ seat }) => isTold(seat)))
	if (!best) return undefined
	const { seat, evaluations, scores } = best
	const won = evaluations.filter(({ winner }) => winner === seat)
	const what = [
		...won.map(({ place }) => placeName(place)),
		...scores.map(({ region }) => regionName(region)),
	]
	const told = { count: ownGain(best), what: listOf(what) }
	const text =
		seat === mine
			? resultWords.t('moment.turn.you', told)
			: resultWords.t('moment.turn', { ...told, name: view.about.seats[seat]?.name ?? '' })
	return { text, seat }
}

/** What was decided before the first turn brought nobody anything. */
const isOfATurn = (entry: MoveEntry): boolean => stageOf(eventsOf(entry)) === 'turns'

const result: GameResult = {
	progress: ({ moves, table }) => pointsOverTime(moves.filter(isOfATurn), table as Table),
	moment,
	Details,
	tieBreak: {
		count: ({ table }, seat) => (table as Table).seats[seat]?.points.towns ?? 0,
		tell: (count) => resultWords.t('towns', { count }),
	},
}

export default result
