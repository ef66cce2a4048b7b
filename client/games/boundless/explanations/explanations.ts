import { costs } from '../../../../shared/games/boundless/rules/price.ts'
import { isPaidOut, RING, ROUNDS } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Explanation } from '../../game.ts'
import type { BoundlessParts } from '../play.ts'
import { explainIncome, explainPurse, explainRound, explainStack } from './explain.ts'
import { explanationWords } from './words.en.ts'

const { t } = explanationWords

const numberIn = (sign: Element): number => Number(/\d+/.exec(sign.textContent ?? '')?.[0])

/** What the signs of a table of Boundless mean, as it stands. */
export default ({ stage, racing, review }: BoundlessParts): readonly Explanation[] => {
	const table = () => stage.view.value.table
	const isPaid = () => isPaidOut(review.table.value?.round ?? table().round)
	return [
		[
			'.player-score',
			(sign) =>
				explainPurse(
					table(),
					Number(sign.closest<HTMLElement>('[data-seat]')?.dataset.seat),
					stage.players.value,
				),
		],
		['.boundless-ring-key', (sign) => t('key', { key: sign.textContent ?? '' })],
		[
			'.boundless-stack, .boundless-stack-cost', // which lies outside of it on a wide card
			(sign) => {
				const space = Number(sign.closest<HTMLElement>('[data-space]')?.dataset.space)
				return explainStack(racing.table.value, space)
			},
		],
		['.boundless-armchair', () => t(isPaid() ? 'home.paid' : 'home', { money: costs.forty })],
		['.boundless-finish-list > span', () => t('finish')],
		['.boundless-band-plan > strong', () => explainRound(table())],
		['.boundless-band-plan small', () => explainIncome(table())],
		['.boundless-beats', () => t('beats', { cards: RING })],
		['.boundless-band-seconds', () => t(isPaid() ? 'seconds.paid' : 'seconds', { money: costs.missing })],
		['.boundless-band-saying', () => t('saying')],
		[
			'.boundless-income > span',
			(sign) => explainPurse(table(), [...sign.parentElement!.children].indexOf(sign), stage.players.value),
		],
		[
			'.boundless-own-tokens',
			() => t('tokens', { count: racing.left.value.reduce((sum, left) => sum + left, 0) }),
		],
		['.boundless-subject', (sign) => sign.getAttribute('aria-label') ?? undefined],
		['.boundless-pass-lines > div', () => t(isPaid() ? 'line.paid' : 'line', costs)],
		['.boundless-pass-sum', () => t(isPaid() ? 'sum.paid' : 'sum')],
		['.boundless-pass-stub', () => t('stub')],
		['.boundless-pass-verdict', () => t('verdict')],
		['.boundless-tray-clock', () => t('clock')],
		['.boundless-readiness > li', (sign) => sign.querySelector('.unseen')?.textContent ?? undefined],
		['.dock-actions .button-primary', (sign) => t('action', { round: numberIn(sign), rounds: ROUNDS })],
		['#table-prompt', () => (stage.notice.value === undefined ? t('prompt', { rounds: ROUNDS }) : undefined)],
	]
}
