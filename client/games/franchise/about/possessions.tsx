import { incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import { reserveOf, usedBonusTiles } from '../../../../shared/games/franchise/rules/milestones.ts'
import { supplyOf } from '../../../../shared/games/franchise/rules/pieces.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { Glyph } from '../glyph.tsx'
import { moneyText } from '../names.ts'
import type { Display } from '../play.ts'
import { aboutWords } from './words.en.ts'

const { t } = aboutWords

/** What the signs beside a player's name mean. */
export function Possessions({ table: shown, seat }: Pick<Display, 'table'> & { seat: Seat }) {
	const table = shown.value
	const player = table.seats[seat]
	if (!player) return null
	const supply = supplyOf(table, seat)
	const away = { used: usedBonusTiles(table, seat), reserve: reserveOf(table, seat) }
	const tiles = (['development', 'route'] as const).filter((tile) => table[tile] === seat)
	return (
		<ul class="franchise-about-possessions">
			<li>
				<b>{moneyText(player.money)}</b>
				{t('player.money', { income: moneyText(incomeOf(table, seat).dollars) })}
			</li>
			<li>
				<Glyph name="franchise" size={16} />
				<b>{supply}</b>
				{t('player.supply', { count: supply })}
			</li>
			<li>
				<Glyph name="bonus" size={16} />
				<b>{player.bonus}</b>
				{t('player.bonus', { count: player.bonus })}
			</li>
			{(['used', 'reserve'] as const).map(
				(where) =>
					away[where] > 0 && (
						<li key={where} class="franchise-about-away">
							<Glyph name="bonus" size={16} />
							<b>{away[where]}</b>
							{t(`player.${where}`, { count: away[where] })}
						</li>
					),
			)}
			{tiles.map((tile) => (
				<li key={tile}>
					<Glyph name={tile} size={16} />
					{t(`player.${tile}`)}
				</li>
			))}
		</ul>
	)
}
