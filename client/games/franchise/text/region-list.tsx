import { regionIds } from '../../../../shared/games/franchise/data/regions.ts'
import { isBlocked, placesIn } from '../../../../shared/games/franchise/rules/board.ts'
import { whyNot } from '../about/why-not.ts'
import { placeName, regionName } from '../names.ts'
import type { FranchiseParts } from '../play.ts'
import { describePlace, describeRegion, describeRoads } from './describe-place.ts'

/** Region by region, how it and its places stand, where their roads lead, and why one cannot go there now. */
export function RegionList({ play }: { play: FranchiseParts }) {
	const table = play.stage.shown.value
	const players = play.stage.players.value
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
									<small>{describeRoads(table, id)}</small> {whyNot(play, id)}
								</li>
							))}
						</ul>
					)}
				</section>
			))}
		</>
	)
}
