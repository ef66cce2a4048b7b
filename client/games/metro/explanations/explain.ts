import { companyValue, percentageHeld } from '../../../../shared/games/metro/rules/final-score.ts'
import { isDoubled, UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import { type Change, traceLine } from '../../../../shared/games/metro/rules/preview.ts'
import { NOBODY, type Table } from '../../../../shared/games/metro/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { percent } from '../../../i18n/percent.ts'
import type { Player } from '../../game.ts'
import { linesOf } from '../board/lines-of.ts'
import { companyName } from '../company/company.ts'
import { describeLine, stationName } from '../describe.ts'
import { paidSoFar } from '../expansions/worth.ts'
import { type Owners, ownerName } from '../owner.ts'
import { explanationWords } from './words.en.ts'

const { t } = explanationWords

/** Where a score comes from; with companies and numbers it is counted otherwise, and the table says how much it is. */
export function explainPoints(table: Table, seat: Seat, players: readonly Player[]): string | undefined {
	const { name = '' } = players[seat] ?? {}
	if (table.market) return table.revealed ? undefined : t('points.companies')
	const lines = linesOf(table).filter(({ owner }) => owner === seat)
	const open = lines.filter(({ end }) => end === UNFINISHED)
	const points = lines.reduce((sum, line) => sum + (line.end === UNFINISHED ? 0 : line.points), 0)
	const finished = t('points', { name, points, count: lines.length - open.length })
	const more = open.length === 0 ? t('points.none') : t('points.open', { count: open.length })
	return [finished, more, table.numbers ? t('points.numbers') : ''].filter(Boolean).join(' ')
}

export function explainPile({ pile, cells, options }: Table): string {
	const laid = Object.keys(cells).length
	return t('pile', { pile, laid, hand: options.hand })
}

/** A line that the tile would change: those that would be finished stand first. */
export function explainChange(preview: readonly Change[], place: number, owners: Owners): string | undefined {
	const change = preview
		.filter(({ line }) => line.owner !== NOBODY)
		.sort((a, b) => b.line.points - a.line.points)[place]
	if (!change) return undefined
	const { departure, owner, length, end, points } = change.line
	const about = { station: stationName(departure), owner: ownerName(owners, owner) }
	if (end === UNFINISHED) return t('change.grows', { ...about, before: change.before, count: length })
	return t(isDoubled(departure, end) ? 'change.doubled' : 'change.ends', { ...about, count: length, points })
}

/** A station, and how its line stands. */
export function explainStation(table: Table, station: number, owners: Owners): string {
	const line = traceLine(table, station)
	if (line.owner === NOBODY) return t('station.nobody', { station: stationName(station) })
	const told = describeLine(line, owners)
	return `${told}. ${line.end === UNFINISHED ? t('station.open') : t('station.done', { points: line.points })}`
}

export function explainCompany(
	{ points }: Table,
	company: number,
	shares: readonly number[] | undefined,
): string {
	const [profit = 0, value] = [points[company], companyValue(points, company)]
	const name = companyName(company)
	const held = shares ? percentageHeld(shares, company) : 0
	const own =
		held > 0
			? t('company.held', { share: percent(held), held, value, worth: (value * held) / 10 })
			: t('company.none')
	return `${t('company', { name, profit, value, ahead: 8 - value })} ${own}`
}

export const explainShare = (percentage: number): string =>
	t('share', { share: percent(percentage), times: percentage / 10 })

export const explainNumber = (table: Table, number: number): string =>
	t('number', { station: stationName(number), paid: paidSoFar(table, number) })
