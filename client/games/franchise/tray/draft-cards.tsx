import { regionTilesLeft, valuesLeft } from '../../../../shared/games/franchise/rules/pool.ts'
import type { Attention, Picked } from '../attention.ts'
import { shortTile } from '../gain.ts'
import { regionName, tileName } from '../names.ts'
import { franchiseWords } from '../words.en.ts'
import { ChoiceCard } from './choice-card.tsx'
import { type CardsProps, SettlingCards } from './settling-cards.tsx'

export interface DraftProps extends CardsProps {
	attention: Attention
}

const { t } = franchiseWords

/** Where the picked region tile may lie. */
function RegionCards({ chooser, staging, reach }: Omit<CardsProps, 'view'>) {
	const chosen = staging.staged('assign-region')[0]?.region
	return (
		<>
			{[...reach.regions.value, ...(chosen ? [chosen] : [])].map((region) => (
				<ChoiceCard
					key={region}
					chooser={chooser}
					title={regionName(region)}
					note={t('card.region.place')}
					pressed={region === chosen}
					onChoose={() => chooser.chooseRegion(region)}
				/>
			))}
		</>
	)
}

/** All of them, or the one that was picked. */
const tilesOf = (tiles: readonly number[], picked: Picked | undefined): readonly number[] => {
	if (picked === undefined) return tiles
	return picked.kind === 'region' ? [picked.tile] : []
}

/** The tiles of the draft that are still to be placed; once one is picked, the places for it. */
export default function DraftCards({ attention, ...props }: DraftProps) {
	const { chooser, view, staging } = props
	const { table } = view.value
	const values = valuesLeft(table)
	const picked = attention.picked.value
	const pick = (next: Picked, same: boolean) => {
		staging.unstage('assign')
		staging.unstage('assign-region')
		attention.inspected.value = undefined
		attention.picked.value = same ? undefined : next
	}
	const isFor = (kind: Picked['kind']) => picked === undefined || picked.kind === kind
	return (
		<>
			{[...new Set(values)]
				.filter((value) => isFor('value') && (picked?.kind !== 'value' || picked.value === value))
				.sort((a, b) => a - b)
				.map((value) => {
					const same = picked?.kind === 'value' && picked.value === value
					const count = values.filter((other) => other === value).length
					return (
						<ChoiceCard
							key={value}
							chooser={chooser}
							kind="tile"
							title={value}
							note={t('card.tiles', { count })}
							pressed={same}
							onChoose={() => pick({ kind: 'value', value }, same)}
						/>
					)
				})}
			{tilesOf(regionTilesLeft(table), picked).map((tile, index) => {
				const same = picked?.kind === 'region' && picked.tile === tile
				return (
					<ChoiceCard
						key={`${tile} ${index}`}
						chooser={chooser}
						kind="tile"
						title={
							<span title={tileName(tile, table.seats.length)}>{shortTile(tile, table.seats.length)}</span>
						}
						note={t('card.region')}
						pressed={same}
						onChoose={() => pick({ kind: 'region', tile }, same)}
					/>
				)
			})}
			{picked?.kind === 'value' && <SettlingCards {...props} />}
			{picked?.kind === 'region' && <RegionCards {...props} />}
		</>
	)
}
