import { STATIONS } from '../../../../shared/games/metro/rules/board.ts'
import { CENTRE } from '../../../../shared/games/metro/rules/line.ts'
import { ownerOf } from '../../../../shared/games/metro/rules/owner.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { isToldTo } from '../../../../shared/room/told-to.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import type { Moment } from '../../game.ts'
import { stationName } from '../describe.ts'
import { ownerName } from '../owner.ts'
import { ownersIn } from './owners.ts'
import { bestLine, type FinishedLine } from './score-history.ts'
import { resultWords } from './words.en.ts'

/** Where a line starts or ends, so that a station's number is not taken for a count. */
function inSentence(place: number): string {
	if (place === CENTRE) return resultWords.t('moment.centre')
	return place > STATIONS
		? stationName(place)
		: resultWords.t('moment.station', { station: stationName(place) })
}

/** The line that brought most at once. */
export function moment(view: TableView, mine: Seat | undefined): Moment | undefined {
	const isTold = isToldTo(view, mine)
	const gainer = ({ seat, line }: FinishedLine) =>
		(view.table as Table).market ? seat : ownerOf(view.table as Table, line.departure)
	const best = bestLine(view.moves, (finished) => isTold(gainer(finished)))
	return best && { text: tellMoment(view, mine, best), seat: gainer(best) }
}

function tellMoment(view: TableView, mine: Seat | undefined, { seat, line }: FinishedLine): string {
	const { table, about } = view
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
