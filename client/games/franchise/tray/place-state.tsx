import { reportMetropolis } from '../../../../shared/games/franchise/advice/metropolis.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isTown, placeOf } from '../../../../shared/games/franchise/rules/board.ts'
import { piecesAt } from '../../../../shared/games/franchise/rules/pieces.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { Sign } from '../about/sign.tsx'
import { regionName } from '../names.ts'
import type { FranchiseStage } from '../staging.ts'
import { turnWords } from './turn-rows.en.ts'

const { t } = turnWords
const SLOT = 12 // pixels

interface PlaceStateProps extends Pick<FranchiseStage, 'players'> {
	table: Table
	place: PlaceId
	seat: Seat | undefined
}

/** How a place stands, in one line: whose its slots are, and who needs how many for the majority. */
export function PlaceState({ table, players, place, seat }: PlaceStateProps) {
	const report = reportMetropolis(table, place)
	if (!report) return <span>{isTown(place) ? t('row.town') : regionName(placeOf(place).region)}</span>
	const needs = report.needs
		.flatMap((count, who) =>
			count !== null && (who === seat || report.counts[who]! > 0) ? [{ who, count }] : [],
		)
		.sort((a, b) => Number(b.who === seat) - Number(a.who === seat) || a.count - b.count)
	return (
		<>
			<Slots table={table} players={players} place={place} value={report.value} />
			{needs.length === 0 ? (
				<span>{t('row.nobody')}</span>
			) : (
				<span class="franchise-row-needs">
					{seat !== undefined && report.needs[seat] === null && (
						<span>
							<Sign players={players} seat={seat} size={11} /> <b aria-hidden="true">–</b>
							<span class="unseen">{t('row.gone')}</span>
						</span>
					)}
					{needs.slice(0, 3).map(({ who, count }, index) => (
						<span key={who}>
							<Sign players={players} seat={who} size={11} /> {index === 0 && t('row.needs')} <b>{count}</b>
						</span>
					))}
				</span>
			)}
		</>
	)
}

type SlotsProps = Pick<PlaceStateProps, 'table' | 'players' | 'place'> & { value: number }

function Slots({ table, players, place, value }: SlotsProps) {
	const pieces = piecesAt(table, place)
	return (
		<svg
			class="franchise-row-slots"
			viewBox={`0 0 ${value * SLOT} ${SLOT}`}
			width={value * SLOT}
			height={SLOT}
			role="img"
			aria-label={t('place.slots', { count: value - pieces.length, value })}
		>
			{Array.from({ length: value }, (_, slot) => {
				const x = (slot + 0.5) * SLOT
				const owner = pieces[slot]
				return owner === undefined ? (
					<circle key={slot} cx={x} cy={SLOT / 2} r="4" />
				) : (
					<ShapeMark
						key={slot}
						identity={players.value[Number(owner)]?.colour ?? 0}
						x={x}
						y={SLOT / 2}
						size={SLOT}
					/>
				)
			})}
		</svg>
	)
}
