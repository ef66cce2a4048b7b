import './details.css'
import { type Table, totalOf } from '../../../../shared/games/franchise/table.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { placeName } from '../names.ts'
import { MapPicture } from './map-picture.tsx'
import { RegionResults } from './region-results.tsx'
import { type Evaluated, sources, turnsIn } from './score-history.ts'
import { resultWords } from './words.en.ts'

const { t } = resultWords

/** The score taken apart, the map as it ended, and what every region and metropolis brought. */
export function Details({ view }: { view: TableView }) {
	const turns = turnsIn(view.moves)
	const evaluations = turns.flatMap((turn) => turn.evaluations)
	return (
		<div class="franchise-results">
			<Sources view={view} />
			<section>
				<h3>{t('map')}</h3>
				<MapPicture view={view} turns={turns} />
			</section>
			<section>
				<h3>{t('regions')}</h3>
				<RegionResults seats={view.about.seats} scores={turns.flatMap(({ scores }) => scores)} />
			</section>
			<section>
				<h3>{t('metropolises')}</h3>
				{evaluations.length === 0 && <p>{t('metropolis.none')}</p>}
				{view.about.seats.map(({ id, name, colour }, seat) => (
					<Won
						key={id}
						name={name}
						colour={colour}
						evaluations={evaluations.filter(({ winner }) => winner === seat)}
					/>
				))}
			</section>
		</div>
	)
}

/** A row for each source, a column for each player. */
function Sources({ view: { table, about } }: { view: TableView }) {
	const { seats } = table as Table
	return (
		<table>
			<caption class="unseen">{t('sources')}</caption>
			<thead>
				<tr>
					<th scope="col">
						<span class="unseen">{t('source')}</span>
					</th>
					{about.seats.map(({ id, name, colour }) => (
						<th key={id} scope="col">
							<PlayerShape identity={colour} size={18} label={name} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{sources.map((source) => (
					<tr key={source}>
						<th scope="row">{t(`source.${source}`)}</th>
						{seats.map(({ points }, seat) => (
							<td key={seat}>{points[source]}</td>
						))}
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{t('total')}</th>
					{seats.map(({ points }, seat) => (
						<td key={seat}>{totalOf(points)}</td>
					))}
				</tr>
			</tfoot>
		</table>
	)
}

interface WonProps {
	name: string
	colour: number
	evaluations: readonly Evaluated[]
}

const Won = ({ name, colour, evaluations }: WonProps) =>
	evaluations.length === 0 ? null : (
		<p class="franchise-won">
			<PlayerShape identity={colour} size={18} label={name} />
			<span>
				{evaluations
					.map(({ place, value, points }) =>
						t('evaluation', { place: placeName(place), value, count: points }),
					)
					.join(' · ')}
			</span>
		</p>
	)
