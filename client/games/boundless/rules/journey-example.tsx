import '../atlas/atlas-map.css'
import '../../../design/player.css'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { graphOf } from '../../../../shared/games/boundless/rules/graph.ts'
import { priceOf } from '../../../../shared/games/boundless/rules/price.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { signed } from '../describe.ts'
import { boundsOf } from '../map/bounds.ts'
import { loadMap } from '../map/load.ts'
import { WorldMap } from '../map/map.tsx'
import { mapClosed } from '../map-closed.ts'
import { namesOf, stateOf } from '../names.ts'
import { linesOf } from '../price-lines.ts'
import { Route } from '../route/route.tsx'

interface JourneyExampleProps {
	round: number
	centre: StateId[]
	picks: StateId[]
	caption: string
}

const ID = 'europe'

/** A journey on the real map, priced by the real rules. */
export function JourneyExample({ round, centre, picks, caption }: JourneyExampleProps) {
	const map = useLoaded(() => loadMap(ID))
	const price = priceOf(graphOf(ID), { round, centre }, picks, 0)
	const states = price.route.map((region) => stateOf(ID, region))
	const classOf = (state: string) =>
		centre.includes(state) ? 'boundless-is-centre' : picks.includes(state) ? 'boundless-is-picked' : undefined
	return (
		<figure class="boundless-figure">
			<div class="boundless-figure-map" data-player={0}>
				{map && !mapClosed.value && (
					<WorldMap
						map={map}
						label={caption}
						view={boundsOf(map, states.filter(isNoGiant), 30)}
						names={namesOf(ID)}
						first={states}
						classOf={classOf}
					>
						<Route map={map} id={ID} centre={centre} journey={{ picks, price }} identity={0} />
					</WorldMap>
				)}
			</div>
			<dl class="boundless-figure-price">
				{linesOf(price, ID, round).map(({ words, money }) => (
					<div key={words}>
						<dt>{words}</dt>
						<dd>{money}</dd>
					</div>
				))}
				<div class="boundless-figure-sum">
					<dt />
					<dd>{signed(price.money)}</dd>
				</div>
			</dl>
			<figcaption>{caption}</figcaption>
		</figure>
	)
}

/** All of Russia would leave nothing to be seen of what is next to it. */
const isNoGiant = (state: StateId): boolean => state !== 'RU'
