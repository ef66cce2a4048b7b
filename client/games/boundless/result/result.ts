import type { Table } from '../../../../shared/games/boundless/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { isToldTo } from '../../../../shared/room/told-to.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import { listOf } from '../../../i18n/list-of.ts'
import type { GameResult, Moment } from '../../game.ts'
import { tellBorder } from '../borders.ts'
import { signed, tellPurse } from '../describe.ts'
import { pickName } from '../pick-name.ts'
import { tellSeconds } from '../verdict/tell-seconds.ts'
import { Details } from './details.tsx'
import { misjudged } from './misjudged.ts'
import { photoFinishes, picksOf, pursesOverTime, type RoundHistory, roundsIn } from './score-history.ts'
import { resultWords } from './words.en.ts'

const { t } = resultWords

const CLOSE = 3 // hundredths of a second: a finish that deserves to be told before anything else

/** A photo finish, if one was close enough; else the best journey of the last round. */
function moment(view: TableView, mine: Seat | undefined): Moment | undefined {
	const { moves, table, about } = view
	const isTold = isToldTo(view, mine)
	const rounds = roundsIn(moves, table as Table)
	const { map } = (table as Table).options
	const nameOf = (seat: number) => about.seats[seat]?.name ?? ''
	const finish = photoFinishes(rounds).find(({ first }) => isTold(first))
	if (finish && finish.gap <= CLOSE) {
		const text = t(finish.isTie ? 'moment.tie' : 'moment.photo', {
			first: nameOf(finish.first),
			second: nameOf(finish.second),
			place: pickName(map, finish.pick),
			round: finish.round,
			gap: tellSeconds(finish.gap),
		})
		return finish.isTie ? { text } : { text, seat: finish.first }
	}
	const last = rounds.at(-1)
	if (!last) return undefined
	const seats = bestSeats(last)
	if (!seats.some(isTold)) return undefined
	const seat = seats[0]!
	const money = signed(last.paid[seat]!)
	if (seats.length > 1) return { text: t('moment.last.equal', { names: listOf(seats.map(nameOf)), money }) }
	const places = picksOf(last, seat).map((pick) => pickName(map, pick))
	if (places.length === 0) return undefined
	return { text: t('moment.last', { name: nameOf(seat), places: listOf(places), money }), seat }
}

/** Who was paid most: several, where nobody was paid more than they. */
const bestSeats = ({ paid }: RoundHistory): number[] =>
	[...paid.keys()].filter((seat) => paid[seat] === Math.max(...paid))

const names = {
	score: tellPurse,
	lead: String,
	progress: () => t('purses'),
	details: () => t('money'),
}

const result: GameResult = {
	progress: ({ moves, table }) => pursesOverTime(roundsIn(moves, table as Table), table as Table),
	moment,
	Details,
	names,
	misjudged,
	tellMisjudged: tellBorder,
	tellBest: (count) => t('best.round', { money: tellPurse(count) }),
	report: async () => (await import('./report.tsx')).BoundlessReport,
}

export default result
