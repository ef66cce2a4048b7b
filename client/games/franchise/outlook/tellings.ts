import { reportMetropolis } from '../../../../shared/games/franchise/advice/metropolis.ts'
import { standingsAfter } from '../../../../shared/games/franchise/advice/ranking.ts'
import { endingBefore, takingsBefore } from '../../../../shared/games/franchise/advice/rivals.ts'
import { threatsOf } from '../../../../shared/games/franchise/advice/threats.ts'
import { placeOf } from '../../../../shared/games/franchise/rules/board.ts'
import { incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import { countOf } from '../../../../shared/games/franchise/rules/pieces.ts'
import type { Step } from '../../../../shared/games/franchise/step.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { listOf } from '../../../i18n/list-of.ts'
import type { Player } from '../../game.ts'
import { nameOf } from '../guidance.ts'
import { moneyText, placeName, regionName } from '../names.ts'
import { type Tile, targetOf, tilesIn } from '../plan.ts'
import type { Outlook } from '../staging.ts'
import { outlookWords } from './words.en.ts'

/** A sentence about what a staged turn would lead to. */
export interface Telling {
	kind: 'tile' | 'danger' | 'rank' | 'prospect'
	text: string
	tile?: Tile // that is spent
	signs?: { seat: Seat; count: number }[] // who has how many in a region or a metropolis
}

interface Asked {
	before: Table // as it is
	outlook: Outlook
	steps: readonly Step[] // what is staged
	seat: Seat
	players: readonly Player[]
}

const { t } = outlookWords
const MANY = 3 // warnings about places: those worth most

/** All that follows from a staged turn beyond what happens in it: the same in the panel and in words. */
export const tellingsOf = (asked: Asked): Telling[] => [
	...dangersIn(asked),
	...tilesIn(asked.steps).map((tile): Telling => ({ kind: 'tile', tile, text: t(`tile.${tile}`) })),
	...stayingIn(asked),
	...ranksIn(asked),
	...prospectsIn(asked),
]

/** What others could do before one plays again. */
function dangersIn({ outlook: { table }, steps, seat, players }: Asked): Telling[] {
	const called = (who: Seat) => nameOf(players, who)
	const ending = endingBefore(table, seat)
	const threats = threatsOf(table)
	const name = called(table.turn)
	const told: string[] = []
	if (ending?.why === 'red')
		told.push(
			ending.seats.length === 1
				? t('end.one', { name: called(ending.seats[0]!) })
				: t('end.many', { names: listOf(ending.seats.map(called)) }),
		)
	if (threats.idle) told.push(t('threat.idle', { name }))
	else if (ending?.why === 'idle' && (steps.length > 0 || table.idle > 1))
		told.push(t('end.idle', { name: called(ending.seat) }))
	if (!threats.red && threats.regions.length > 0) {
		const count = threats.together ? threats.regions.length : 1
		const regions = listOf(threats.regions.map(regionName))
		told.push(
			t(count < threats.regions.length ? 'threat.either' : 'threat.regions', { name, regions, count }),
		)
	}
	for (const { place, by, how } of takingsBefore(table, seat).slice(0, MANY))
		told.push(t(`take.${how}`, { name: called(by), place: placeName(place) }))
	return told.map((text) => ({ kind: 'danger', text }))
}

/** Who would still be in a metropolis that is evaluated: only the winner takes franchises home. */
const stayingIn = ({ outlook: { events } }: Asked): Telling[] =>
	events.flatMap((event): Telling[] => {
		if (event.type !== 'evaluate') return []
		const seats = [...new Set(event.pieces)].map(Number)
		if (seats.length < 2) return []
		const signs = seats.map((seat) => {
			const count = countOf(event.pieces, seat)
			return { seat, count: seat === event.winner ? count - event.home : count }
		})
		return [{ kind: 'rank', text: t('home', { place: placeName(event.place) }), signs }]
	})

/** How one would stand in the regions that the turn changes; where they score, only what it changes. */
const ranksIn = ({ before, outlook: { table, events }, seat, players }: Asked): Telling[] =>
	standingsAfter(before, table, seat).flatMap((standing): Telling[] => {
		const { region, ranking, place, before: was, level, isScored } = standing
		const moved = was !== undefined && was !== place
		if (isScored && !moved) return []
		const name = regionName(region)
		if (was === 1 && place > 1) {
			const isHome = events.some(
				(event) => event.type === 'evaluate' && event.home > 0 && placeOf(event.place).region === region,
			)
			const lost = t('rank.lost', { region: name, name: nameOf(players, ranking[0]!.seat) })
			return [{ kind: 'danger', text: isHome ? `${lost} ${t('rank.home')}` : lost, signs: ranking }]
		}
		const about = { region: name, place }
		const text =
			level.length > 0
				? t('rank.level', { ...about, names: listOf(level.map((who) => nameOf(players, who))) })
				: t(place === 1 ? 'rank.first' : 'rank.place', about)
		return [
			{ kind: 'rank', text: moved ? `${text} ${t('rank.before', { place: was })}` : text, signs: ranking },
		]
	})

/** How far from the majority one would be where the turn opens something, and that less income may be left. */
function prospectsIn({ before, outlook, steps, seat, players }: Asked): Telling[] {
	const { table, income } = outlook
	const told = [...new Set(steps.filter(({ type }) => type !== 'boom').map(targetOf))].flatMap((place) => {
		const report = place && reportMetropolis(table, place)
		if (!place || !report) return []
		const count = report.needs[seat]
		const slots = t('slots', { place: placeName(place), count: report.left })
		if (typeof count === 'number') return [`${slots} ${t('majority', { count })}`]
		const rivals = report.needs.flatMap((more, who) =>
			more === null || report.counts[who] === 0
				? []
				: [t('majority.rival', { name: nameOf(players, who), count: more })],
		)
		return [[`${slots} ${t('majority.gone')}`, ...rivals].join(t('majority.and'))]
	})
	if (table.stage !== 'over' && income.dollars < incomeOf(before, seat).dollars)
		told.push(t('income', { income: moneyText(income.dollars) }))
	return told.map((text) => ({ kind: 'prospect', text }))
}
