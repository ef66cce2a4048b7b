import type { Explanation } from '../../game.ts'
import { ownerName } from '../owner.ts'
import type { MetroParts } from '../play.ts'
import {
	explainChange,
	explainCompany,
	explainNumber,
	explainPile,
	explainPoints,
	explainShare,
	explainStation,
} from './explain.ts'
import { explanationWords } from './words.en.ts'

const { t } = explanationWords

/** The first number that a sign shows. */
const numberIn = (sign: Element | null | undefined): number =>
	Number(/\d+/.exec(sign?.textContent ?? '')?.[0])

/** What the signs of a Metro table mean, as it stands. */
export default ({ stage, staging, owners }: MetroParts): readonly Explanation[] => {
	const table = () => stage.shown.value
	const station = (sign: Element | null) => explainStation(table(), numberIn(sign), owners.value)
	return [
		[
			'.player-score',
			(sign) =>
				explainPoints(
					table(),
					Number(sign.closest<HTMLElement>('[data-seat]')?.dataset.seat),
					stage.players.value,
				),
		],
		['.metro-pile', () => explainPile(table())],
		['.metro-tile', () => t('tile')],
		['.metro-kept', () => t('kept')],
		[
			'.metro-change',
			(sign) => {
				const place = [...(sign.parentElement?.children ?? [])].indexOf(sign)
				return explainChange(staging.preview.value, place, owners.value)
			},
		],
		['.metro-goal', () => t('goal')],
		['.metro-hall-text', () => t('centre')],
		[
			'.metro-market-company',
			(sign) =>
				explainCompany(table(), Number((sign as HTMLElement).dataset.player), stage.view.value.hand?.shares),
		],
		['.metro-shown-share', (sign) => explainShare(numberIn(sign))],
		['.metro-own-number', (sign) => explainNumber(table(), numberIn(sign))],
		['button.metro-wagon', () => t('wagon')],
		['.metro-station', (sign) => station(sign.querySelector('.metro-plaque-text'))],
		['.metro-number-mark-sign', (sign) => explainNumber(table(), numberIn(sign))],
		['.metro-central-wagons .metro-takings', (sign) => t('takings', { count: numberIn(sign) })],
		[
			'.metro-badge',
			(sign) =>
				sign.querySelector('.metro-plaque-text')
					? station(sign)
					: t(sign.textContent?.includes('+') ? 'badge.points' : 'badge.tiles', {
							text: sign.textContent ?? '',
						}),
		],
		[
			'#table-prompt',
			() => {
				const line = staging.line.value
				return line && t('lit', { owner: ownerName(owners.value, line.owner) })
			},
		],
		['.dock-actions .button-primary', (sign) => (Number.isNaN(numberIn(sign)) ? undefined : t('action'))],
	]
}
