import { moneyText } from './names.ts'
import './holdings.css'
import { supplyOf } from '../../../shared/games/franchise/rules/pieces.ts'
import { NOBODY } from '../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import { Glyph } from './glyph.tsx'
import type { Display } from './play.ts'
import { franchiseWords } from './words.en.ts'

/** What a player has besides points: dollars, franchises left, tiles at hand. */
export function Holdings({ display, seat }: { display: Display; seat: Seat }) {
	const table = display.table.value
	const player = table.seats[seat]
	if (!player || seat === NOBODY) return null
	const supply = supplyOf(table, seat)
	return (
		<span
			class="franchise-holdings"
			title={franchiseWords.t('holdings', { money: player.money, supply, bonus: player.bonus })}
			data-player={display.colours.value[seat]}
		>
			<span class="unseen">
				{franchiseWords.t('holdings', { money: player.money, supply, bonus: player.bonus })}
			</span>
			<span class="franchise-holdings-row" aria-hidden="true">
				<b>{moneyText(player.money)}</b>
				<span class="franchise-holdings-supply" data-plenty={supply > 9 || undefined}>
					<Glyph name="franchise" size={11} />
					{supply}
				</span>
				<span class="franchise-holdings-tiles">
					{player.bonus > 0 && (
						<>
							<Glyph name="bonus" size={11} />
							{player.bonus}
						</>
					)}
					{table.development === seat && <Glyph name="development" size={11} />}
					{table.route === seat && <Glyph name="route" size={11} />}
				</span>
			</span>
		</span>
	)
}
