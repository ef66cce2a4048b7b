import { Wagon } from '../board/wagon.tsx'
import type { ExpandedPlay } from './expanded-play.ts'
import { extraWords } from './words.en.ts'

const { t } = extraWords

/** Goes from rail to rail; the board takes taps on them as well. */
export function WagonButton({
	play: { stage, staging, wagons, owners, shown, nextRail },
}: {
	play: ExpandedPlay
}) {
	const { table, seat, hand } = stage.view.value
	const count = new Set(wagons.value.map(({ rail }) => rail)).size
	const asked = staging.asked.value?.type === 'wagon'
	const owner = table.market ? (hand?.shares?.[(shown.value ?? 10) / 10 - 1] ?? 0) : (seat ?? 0)
	if (!table.market && Object.values(table.wagons).includes(owner)) return null
	const colour = owners.value[owner]?.colour ?? 0
	return (
		<button
			type="button"
			class="metro-wagon"
			aria-pressed={asked}
			aria-label={count > 0 ? (asked ? t('wagon.next') : t('wagon.place', { count })) : undefined}
			disabled={count === 0 || stage.sending.value}
			onClick={nextRail}
		>
			<svg viewBox="-22 -17 44 34" width="44" height="34" aria-hidden="true">
				<g transform="rotate(90)">
					<Wagon colour={colour} upright={-90} />
				</g>
			</svg>
			<span>
				<strong>{t('wagon.title')}</strong>
				{count > 0 ? t('wagon.free', { count }) : staging.myTurn.value && t('wagon.none')}
			</span>
		</button>
	)
}
