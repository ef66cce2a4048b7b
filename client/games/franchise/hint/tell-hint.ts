import { consequencesOf } from '../../../../shared/games/franchise/advice/consequences.ts'
import { reportMetropolis } from '../../../../shared/games/franchise/advice/metropolis.ts'
import { standingsAfter } from '../../../../shared/games/franchise/advice/ranking.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isOut, isTown, linksOf } from '../../../../shared/games/franchise/rules/board.ts'
import { decideOutcome } from '../../../../shared/games/franchise/rules/final-score.ts'
import { incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import { slotsLeft } from '../../../../shared/games/franchise/rules/pieces.ts'
import type { Step } from '../../../../shared/games/franchise/step.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { isRejected } from '../../../../shared/kernel/rejection.ts'
import { listOf } from '../../../i18n/list-of.ts'
import { moneyText, placeName, regionName, tileName } from '../names.ts'
import { targetOf } from '../plan.ts'
import { hintWords } from './words.en.ts'

const { t } = hintWords

/** A good turn in one sentence: what to do, and what that does. */
export const tellHint = (table: Table, steps: readonly Step[]): string =>
	t('hint', { deed: deedIn(steps, table.seats.length), why: whyOf(table, steps) })

/** Where a turn's steps lead; shares apart. */
const isGoing = ({ type }: Step): boolean => type === 'develop' || type === 'develop-again'
const isShare = ({ type }: Step): boolean => type === 'share' || type === 'share-again'

const placesOf = (steps: readonly Step[]): PlaceId[] => [
	...new Set(steps.flatMap((step) => targetOf(step) ?? [])),
]

const named = (steps: readonly Step[]): string =>
	listOf(
		placesOf(steps).map((place) => (isDoubled(steps, place) ? `${placeName(place)} ×2` : placeName(place))),
	)

const isDoubled = (steps: readonly Step[], place: PlaceId): boolean =>
	steps.some((step) => step.type === 'share-again' && step.place === place)

function deedIn(steps: readonly Step[], players: number): string {
	const [going, shares] = [steps.filter(isGoing), steps.filter(isShare)]
	const about = { places: named(going), shares: named(shares) }
	if (going.length > 0) return t(shares.length > 0 ? 'deed.both' : 'deed.go', about)
	if (shares.length > 0) return t('deed.share', about)
	const first = steps.find(({ type }) => type !== 'end')
	switch (first?.type) {
		case 'town':
		case 'boom':
			return t(`deed.${first.type}`, { places: placeName(first.place) })
		case 'assign':
			return t('deed.assign', { places: placeName(first.place), value: first.value })
		case 'assign-region':
			return t('deed.assign-region', {
				tile: tileName(first.tile, players),
				region: regionName(first.region),
			})
		case 'region':
			return t('deed.region', { region: regionName(first.region) })
		case 'cash':
			return t('deed.cash')
		default:
			return t('deed.stay')
	}
}

/** The first of these that the turn does: the victory, points, a lead, a majority that comes near, income, a town, one more in a region. */
function whyOf(table: Table, steps: readonly Step[]): string {
	const seat = table.turn
	const [first] = steps
	if (first?.type === 'town') return whyThere(table, first.place)
	const told = consequencesOf(table, steps)
	if (isRejected(told) || table.stage !== 'turns') return t('why.best')
	const outcome = decideOutcome(told.table)
	if (outcome?.winners.length === 1 && outcome.winners[0] === seat)
		return t('why.win', { score: outcome.scores[seat]! })
	const count = told.gains[seat] ?? 0
	if (count > 0) return t('why.points', { count })
	const standings = standingsAfter(table, told.table, seat).filter(
		({ place, before }) => place === 1 && before !== 1,
	)
	const lead = standings.find(({ level }) => level.length === 0) ?? standings[0]
	if (lead) return t(lead.level.length === 0 ? 'why.lead' : 'why.level', { region: regionName(lead.region) })
	const [nearest] = placesOf(steps)
		.flatMap((place) => {
			const count = reportMetropolis(told.table, place)?.needs[seat]
			return typeof count === 'number' ? [{ place: placeName(place), count }] : []
		})
		.sort((one, other) => one.count - other.count)
	if (nearest) return t('why.majority', nearest)
	const { dollars } = told.income
	if (dollars > incomeOf(table, seat).dollars) return t('why.income', { income: moneyText(dollars) })
	const town = steps
		.filter(isGoing)
		.map(targetOf)
		.find((place) => place && isTown(place))
	if (town) return t('why.town')
	const [grown] = standingsAfter(table, told.table, seat)
	return grown ? t('why.more', { region: regionName(grown.region) }) : t('why.best')
}

function whyThere(table: Table, town: PlaceId): string {
	const roads = linksOf(town).filter(({ to }) => !isOut(to, table.seats.length) && slotsLeft(table, to) > 0)
	return t('why.roads', { count: roads.length, free: roads.filter(({ price }) => price === 0).length })
}
