import './own-tokens.css'
import { colourOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { common } from '../../../i18n/common.en.ts'
import { useLagging } from '../../../table/surface/use-lagging.ts'
import { identitiesOf } from '../colours.ts'
import type { BoundlessStage } from '../stage.ts'
import { usePart } from '../use-part.ts'
import { boundlessWords } from '../words.en.ts'
import { type Racing, tokensOf } from './racing.ts'
import { Tag } from './tag.tsx'

/** The player's tokens that are still to be placed; of two colours, one is the next. */
export function OwnTokens({ stage, racing }: { stage: BoundlessStage; racing: Racing }) {
	const seat = usePart(stage, (view) => view.seat)
	const count = usePart(stage, ({ table }) => tokensOf(table))
	const remaining = useLagging(racing.left) // after the token on the card
	if (seat === undefined) return null
	const { table } = stage.view.peek()
	const identities = identitiesOf(table, stage.players.value)
	const rows = remaining.map((left, own) => ({
		own,
		left,
		identity: identities[colourOf(table, seat, own)]!,
	}))
	return (
		<span class="boundless-own-tokens" data-done={rows.every(({ left }) => left === 0) || undefined}>
			{rows.map(({ own, left, identity }) => {
				const tags = Array.from({ length: count }, (_, index) => (
					<span key={index} data-placed={index >= left || undefined}>
						<Tag identity={identity} mine />
					</span>
				))
				if (rows.length === 1) return <span key={own}>{tags}</span>
				return (
					<button
						key={own}
						type="button"
						aria-pressed={racing.own.value === own && left > 0}
						aria-label={boundlessWords.t('own', {
							identity: common.find(`identity.${identity}`) ?? '',
							count: left,
						})}
						disabled={left === 0}
						onClick={() => racing.choose(own)}
					>
						{tags}
					</button>
				)
			})}
		</span>
	)
}
