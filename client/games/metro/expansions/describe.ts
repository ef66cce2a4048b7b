import type { Event } from '../../../../shared/games/metro/event.ts'
import { paidByNumber } from '../../../../shared/games/metro/rules/final-score.ts'
import { UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import { type Change, previewWagon } from '../../../../shared/games/metro/rules/preview.ts'
import { ownerPlaced } from '../../../../shared/games/metro/rules/wagon.ts'
import type { Step } from '../../../../shared/games/metro/step.ts'
import type { Exchange } from '../../../../shared/games/metro/steps/exchange.ts'
import type { PlaceWagon } from '../../../../shared/games/metro/steps/wagon.ts'
import type { Hand, Table } from '../../../../shared/games/metro/table.ts'
import { percent } from '../../../i18n/percent.ts'
import type { Player } from '../../game.ts'
import { companyName } from '../company/company.ts'
import { endName, stationName } from '../describe.ts'
import { type Owners, ownerName } from '../owner.ts'
import type { MetroStage } from '../staging.ts'
import { ownNumbers, payeeAt } from './known-numbers.ts'
import { extraWords } from './words.en.ts'

const { t } = extraWords

/** What is asked for: on the button that does it, and above. */
export function describeAsked(stage: MetroStage, owners: Owners, asked: Step) {
	switch (asked.type) {
		case 'wagon':
			return describeWagon(stage, owners, asked)
		case 'exchange':
			return { action: describeExchange(stage, asked), prompt: t('exchange.prompt') }
		default:
			return { action: t('pass.action'), prompt: t('pass.prompt') }
	}
}

/** The line that a wagon on the rail would start. */
export function considerWagon({ view }: MetroStage, { rail, percentage }: PlaceWagon): Change['line'] {
	const { table, seat, hand } = view.value
	return previewWagon(table, rail, ownerPlaced(seat ?? 0, hand as Hand, percentage)).line
}

function describeWagon(stage: MetroStage, owners: Owners, step: PlaceWagon) {
	const { owner, length, end, points } = considerWagon(stage, step)
	const rail = stationName(step.rail)
	const effect =
		end !== UNFINISHED
			? t('wagon.prompt.end', { rail, end: endName(end), count: points })
			: length > 0
				? t('wagon.prompt.open', { rail, count: length })
				: t('wagon.prompt.empty', { rail })
	const shown =
		step.percentage === undefined
			? []
			: [t('wagon.show', { company: companyName(owner), share: percent(step.percentage) })]
	return {
		action:
			points > 0 ? t('wagon.action.gain', { points, owner: ownerName(owners, owner) }) : t('wagon.action'),
		prompt: [effect, ...shown].join(' '),
	}
}

function describeExchange({ view }: MetroStage, { percentage, take }: Exchange): string {
	const { table, hand } = view.value
	const index = percentage / 10 - 1
	const given = { company: companyName(hand?.shares?.[index] ?? 0), share: percent(percentage) }
	return take === 'open'
		? t('exchange.action.open', { ...given, taken: companyName(table.market?.open[index] ?? 0) })
		: t('exchange.action.pile', given)
}

/** What numbers would bring: the player's own, and those of others that everybody sees. */
export function describeGains({ view, players }: MetroStage, changes: readonly Change[]): string[] {
	const { table, seat, hand } = view.value
	return changes.flatMap(({ line }) => {
		if (line.owner < 0 || line.points === 0) return []
		const paid = { points: paidByNumber(line.departure, line.points), number: line.end }
		if (ownNumbers(table, seat, hand)?.includes(line.end)) return [t('numbers.gain', paid)]
		const payee = players.value[payeeAt(table, line.end)]
		return payee ? [t('numbers.gain.other', { ...paid, name: payee.name })] : []
	})
}

/** What all know a finished line to have paid by a number. */
export function tellPaid(
	{ departure, end, points }: Extract<Event, { type: 'line' }>,
	players: readonly Player[],
	table: Table,
): string {
	const payee = players[payeeAt(table, end)]
	if (!payee || !table.numbers) return ''
	const paid = { count: paidByNumber(departure, points), number: end }
	return ` ${payee.mine ? t('log.paid.you', paid) : t('log.paid', { ...paid, name: payee.name })}`
}

/** An event that the plain game does not know. */
export function tellEvent(event: Event, player: Player | undefined, { market }: Table): string {
	const mine = player?.mine
	const name = player?.name ?? ''
	switch (event.type) {
		case 'wagon': {
			const rail = stationName(event.rail)
			if (!market) return mine ? t('log.wagon.you', { rail }) : t('log.wagon', { name, rail })
			const company = companyName(event.owner)
			return mine ? t('log.company.you', { company, rail }) : t('log.company', { name, company, rail })
		}
		case 'exchange': {
			const share = percent(event.percentage)
			if (event.company === undefined)
				return mine ? t('log.exchange.you', { share }) : t('log.exchange', { name, share })
			const company = companyName(event.company)
			return mine
				? t('log.exchange.open.you', { share, company })
				: t('log.exchange.open', { name, share, company })
		}
		default:
			return mine ? t('log.pass.you') : t('log.pass', { name })
	}
}
