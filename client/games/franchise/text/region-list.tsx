import { regionIds } from '../../../../shared/games/franchise/data/regions.ts'
import { isBlocked, placesIn } from '../../../../shared/games/franchise/rules/board.ts'
import { placeName, regionName } from '../names.ts'
import type { FranchisePlay } from '../play.ts'
import { describePlace, describeRegion, describeRoads } from './describe-place.ts'

/** Region by region, how it and its places stand, and where their roads lead. */
export function RegionList({ play: { stage } }: { play: FranchisePlay }) {
	const table = stage.shown.value
	const players = stage.players.value
	return (
		<>
			{regionIds.map((region) => (
				<section key={region}>
					<h3>{regionName(region)}</h3>
					<p>{describeRegion(table, region, players)}</p>
					{!isBlocked(region, table.seats.length) && (
						<ul>
							{placesIn(region).map(({ id }) => (
								<li key={id}>
									<strong>{placeName(id)}</strong> {describePlace(table, id, players)}{' '}
									<small>{describeRoads(table, id)}</small>
								</li>
							))}
						</ul>
					)}
				</section>
			))}
		</>
	)
}
