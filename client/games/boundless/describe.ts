import type { Event } from '../../../shared/games/boundless/event.ts'
import { coloursPerSeat } from '../../../shared/games/boundless/rules/colours.ts'
import { FORTY, type Pick } from '../../../shared/games/boundless/rules/price.ts'
import { planOf } from '../../../shared/games/boundless/rules/schedule.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { listOf } from '../../i18n/list-of.ts'
import type { Player } from '../game.ts'
import { stateName } from './names.ts'
import { pickName } from './pick-name.ts'
import { hundredthsOf } from './verdict/placed-tokens.ts'
import { tellSeconds } from './verdict/tell-seconds.ts'
import { boundlessWords } from './words.en.ts'

type Players = readonly Player[]

const { t } = boundlessWords

/** With its sign: what a purse gains or loses. */
export const signed = (money: number): string =>
	money < 0 ? `−${money === 0 ? 0 : -money}` : money > 0 ? `+${money}` : '0'

/** What somebody has, in words. */
export const tellPurse = (money: number): string => t('purse', { money })

/** An entry of the log. */
export function describeEntry(
	[seat, ...events]: MoveEntry,
	players: Players,
	table: Table,
	earlier: readonly MoveEntry[],
): string {
	const [event] = events as Event[]
	switch (event?.type) {
		case 'deal':
			return describeDeal(event.round, table)
		case 'reveal':
			return t('log.reveal', {
				centre: listOf(event.centre.map((state) => stateName(table.options.map, state))),
			})
		case 'place': {
			const place = pickName(table.options.map, pickAt(event.space, earlier))
			const seconds = tellSeconds(hundredthsOf(event))
			const player = players[seat]
			return player?.mine
				? t('log.place.you', { place, seconds })
				: t('log.place', { name: player?.name ?? '', place, seconds })
		}
		case 'settle':
			return players
				.map((player, payer) =>
					t('log.paid', {
						name: player.mine ? t('pass.you') : player.name,
						money: signed(event.paid[payer] ?? 0),
					}),
				)
				.join(' · ')
		case 'conclude':
			return t('log.conclude')
		default:
			return ''
	}
}

function describeDeal(round: number, table: Table): string {
	const income = planOf(round).income * coloursPerSeat(table)
	return income > 0 ? t('log.deal.income', { round, income }) : t('log.deal', { round })
}

/** The card on a space in the round that the latest of some entries belong to. */
function pickAt(space: number, entries: readonly MoveEntry[]): Pick {
	const isReveal = (event: unknown): event is Extract<Event, { type: 'reveal' }> =>
		(event as Event).type === 'reveal'
	const reveal = entries
		.findLast(([, ...events]) => events.some(isReveal))
		?.slice(1)
		.find(isReveal)
	return space === 0 ? FORTY : (reveal?.ring[space - 1] ?? FORTY)
}
