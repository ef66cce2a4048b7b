import './details.css'
import { type Table, totalOf } from '../../../../shared/games/franchise/table.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { PlayerTable } from '../../../design/player-table.tsx'
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
		<PlayerTable
			players={about.seats}
			caption={t('sources')}
			head={<span class="unseen">{t('source')}</span>}
			rows={sources.map((source) => [t(`source.${source}`), ...seats.map(({ points }) => points[source])])}
			total={[t('total'), ...seats.map(({ points }) => totalOf(points))]}
		/>
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
						t(points < value ? 'evaluation.half' : 'evaluation', {
							place: placeName(place),
							value,
							points,
						}),
					)
					.join(' · ')}
			</span>
		</p>
	)
