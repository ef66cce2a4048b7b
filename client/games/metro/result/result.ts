import { STATIONS } from '../../../../shared/games/metro/rules/board.ts'
import { CENTRE } from '../../../../shared/games/metro/rules/line.ts'
import { ownerOf } from '../../../../shared/games/metro/rules/owner.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import type { GameResult } from '../../game.ts'
import { stationName } from '../describe.ts'
import { ownerName } from '../owner.ts'
import { Details } from './details.tsx'
import { ownersIn } from './owners.ts'
import { bestLine, pointsByTile } from './score-history.ts'
import { resultWords } from './words.en.ts'

/** Where a line starts or ends, so that a station's number is not taken for a count. */
function inSentence(place: number): string {
	if (place === CENTRE) return resultWords.t('moment.centre')
	return place > STATIONS
		? stationName(place)
		: resultWords.t('moment.station', { station: stationName(place) })
}

/** The line that brought most at once. */
function moment(view: TableView, mine: Seat | undefined): string | undefined {
	const { moves, table, about } = view
	const best = bestLine(moves)
	if (!best) return undefined
	const { seat, line } = best
	const owner = ownerOf(table as Table, line.departure)
	const told = {
		name: about.seats[seat]?.name ?? '',
		station: inSentence(line.departure),
		end: inSentence(line.end),
		count: line.points,
	}
	const byMe = seat === mine
	if ((table as Table).market || owner !== seat) {
		const given = { ...told, owner: ownerName(ownersIn(view), owner) }
		if (byMe) return resultWords.t('moment.other.by-you', given)
		const toMe = owner === mine && !(table as Table).market
		return resultWords.t(toMe ? 'moment.other.to-you' : 'moment.other', given)
	}
	return resultWords.t(byMe ? 'moment.self.you' : 'moment.self', told)
}

const result: GameResult = {
	progress: ({ moves, table }) => pointsByTile(moves, table as Table),
	tellStep: (count) => resultWords.t('tiles', { count }),
	moment,
	Details,
	tellBest: (count) => resultWords.t('best.line', { count }),
}

export default result
