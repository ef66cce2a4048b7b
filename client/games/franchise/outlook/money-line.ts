import type { Event } from '../../../../shared/games/franchise/event.ts'
import { DOLLARS_FOR_BONUS } from '../../../../shared/games/franchise/steps/cash.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { moneyText } from '../names.ts'
import type { Outlook } from '../staging.ts'
import { outlookWords } from './words.en.ts'

const { t } = outlookWords

/** What the active player has, gets and spends with the staged turn, every part of it, and what is left. */
export function moneyLine(
	{ seats, turn }: Table,
	{ events, money }: Pick<Outlook, 'events' | 'money'>,
): string {
	const before = seats[turn]!.money
	const income = events.find((event) => event.type === 'income')?.dollars ?? 0
	const tile = events.some(({ type }) => type === 'cash') ? DOLLARS_FOR_BONUS : 0
	const regions = paidByRegions(events, turn)
	const spent = before + income + tile + regions - money
	const parts = [moneyText(before)]
	if (income > 0) parts.push(t('money.income', { dollars: moneyText(income) }))
	if (tile > 0) parts.push(t('money.tile', { dollars: moneyText(tile) }))
	if (spent > 0) parts.push(t('money.spent', { dollars: moneyText(spent) }))
	if (regions > 0) parts.push(t('money.regions', { dollars: moneyText(regions) }))
	return t('money', { parts: parts.join(' '), left: moneyText(money) })
}

const paidByRegions = (events: readonly Event[], seat: Seat): number =>
	events
		.flatMap((event) => (event.type === 'score' ? event.gains : []))
		.reduce((sum, { seat: winner, dollars = 0 }) => sum + (winner === seat ? dollars : 0), 0)
