import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isTown, linksOf } from '../../../../shared/games/franchise/rules/board.ts'
import { isAt, isOpen, supplyOf } from '../../../../shared/games/franchise/rules/pieces.ts'
import { activePlayer, afterIncome } from '../../../../shared/games/franchise/rules/turn.ts'
import { assign } from '../../../../shared/games/franchise/steps/assign.ts'
import { boom } from '../../../../shared/games/franchise/steps/boom.ts'
import { refuseTarget } from '../../../../shared/games/franchise/steps/develop.ts'
import { PRICE_OF_SHARE } from '../../../../shared/games/franchise/steps/share.ts'
import { town } from '../../../../shared/games/franchise/steps/town.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { refusalWords } from '../explain.en.ts'
import { moneyText } from '../names.ts'
import type { FranchiseParts } from '../play.ts'
import type { Reach } from '../reach.ts'
import type { Aim } from '../staging.ts'
import { aboutWords } from './words.en.ts'

const { t } = aboutWords

type Asked = Pick<FranchiseParts, 'stage' | 'staging' | 'reach' | 'attention'>

/** Why nothing can be done with a place just now; nothing where something can, or where it is not one's turn. */
export function whyNot({ stage, staging, reach, attention }: Asked, place: PlaceId): string | undefined {
	if (!staging.myTurn.value || reach.places.value.includes(place)) return undefined
	const { table } = stage.view.value
	const picked = attention.picked.value
	switch (table.stage) {
		case 'towns':
			return explain(town.refuse(table, { type: 'town', place }))
		case 'boom':
			return explain(boom.refuse(table, { type: 'boom', place }))
		case 'draft':
			if (picked?.kind === 'region') return undefined
			return explain(
				picked ? assign.refuse(table, { type: 'assign', place, value: picked.value }) : unfit(table, place),
			)
		default:
			if (staging.aim.value === 'boom') return explain(boom.refuse(table, { type: 'boom', place }))
			return whyNotGo(reach, staging.aim.value, place)
	}
}

/** What speaks against a metropolis, whatever tile it would be. */
function unfit(table: Table, place: PlaceId): string | undefined {
	const refused = assign.refuse(table, { type: 'assign', place, value: 0 })
	return refused === 'wrong-class' ? 'tile-gone' : refused // of no class: no tile of its own is left
}

const explain = (code: string | undefined): string | undefined => code && refusalWords.find(code)

function whyNotGo(reach: Reach, aim: Aim, place: PlaceId): string | undefined {
	const table = afterIncome(reach.departure.value)
	const { turn } = table
	if (isAt(table, place, turn)) return whyNoShare(reach.table.value, aim, place)
	const refused = refuseTarget(table, place)
	if (refused !== undefined) return explain(refused)
	if (supplyOf(table, turn) < 1) return explain('no-franchise-left')
	if (table.development === turn) return explain('too-dear')
	const prices = linksOf(place).flatMap(({ to, price }) => (isAt(table, to, turn) ? [price] : []))
	if (prices.length === 0) return t('why.far')
	return t('why.dear', {
		price: moneyText(Math.min(...prices)),
		money: moneyText(activePlayer(table).money),
	})
}

/** Where one is already, a market share would be the only thing to do. */
function whyNoShare(table: Table, aim: Aim, place: PlaceId): string | undefined {
	if (isTown(place) || aim === 'again') return t('why.here')
	if (!isOpen(table, place)) return explain('metropolis-evaluated')
	if (supplyOf(table, table.turn) < 1) return explain('no-franchise-left')
	const { money } = activePlayer(table)
	return money < PRICE_OF_SHARE
		? t('why.share', { price: moneyText(PRICE_OF_SHARE), money: moneyText(money) })
		: t('why.here')
}
