import '../atlas/atlas-map.css'
import '../../../design/player.css'
import type { ComponentType } from 'preact'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { graphOf } from '../../../../shared/games/boundless/rules/graph.ts'
import { priceOf } from '../../../../shared/games/boundless/rules/price.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { Figure } from '../../../rules/rules-form.tsx'
import { signed } from '../describe.ts'
import { boundsOf } from '../map/bounds.ts'
import { loadMap } from '../map/load.ts'
import { WorldMap } from '../map/map.tsx'
import { mapClosed } from '../map-closed.ts'
import { namesOf, stateOf } from '../names.ts'
import { linesOf } from '../price-lines.ts'
import { Route } from '../route/route.tsx'
import { ruleWords } from './words.en.ts'

interface Example {
	round: number
	centre: StateId[]
	picks: StateId[]
}

const ID = 'europe'

/** A journey on the real map, priced by the real rules. */
export const journeyExample =
	(caption: 'figure.near' | 'figure.pair' | 'figure.parts', example: Example): ComponentType =>
	() => <Journey caption={ruleWords.t(caption)} {...example} />

function Journey({ round, centre, picks, caption }: Example & { caption: string }) {
	const map = useLoaded(() => loadMap(ID))
	const price = priceOf(graphOf(ID), { round, centre }, picks, 0)
	const states = price.route.map((region) => stateOf(ID, region))
	const classOf = (state: string) =>
		centre.includes(state) ? 'boundless-is-centre' : picks.includes(state) ? 'boundless-is-picked' : undefined
	return (
		<Figure caption={caption}>
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
				{linesOf(price, { map: ID, round, centre }).map(({ words, money }) => (
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
		</Figure>
	)
}

/** All of Russia would leave nothing to be seen of what is next to it. */
const isNoGiant = (state: StateId): boolean => state !== 'RU'
