import './about.css'
import type { Inspected } from '../attention.ts'
import type { FranchiseParts } from '../play.ts'
import { IncomeReport } from './income-report.tsx'
import { Milestones } from './milestones.tsx'
import { PlaceReport } from './place-report.tsx'
import { Possessions } from './possessions.tsx'
import { RegionReport } from './region-report.tsx'
import { Regions } from './regions.tsx'
import { Tabs } from './tabs.tsx'
import { TrackReport } from './track-report.tsx'
import { whyNot } from './why-not.ts'

export interface AboutProps
	extends Pick<FranchiseParts, 'stage' | 'display' | 'staging' | 'reach' | 'attention'> {
	told: Inspected
}

/** What somebody asked about: nobody needs it before they ask, so that it is loaded then. */
export default function About({ stage, display, staging, reach, attention, told }: AboutProps) {
	const { view, players } = stage
	switch (told.kind) {
		case 'place':
			return (
				<PlaceReport
					view={view}
					players={players}
					reason={whyNot({ stage, staging, reach, attention }, told.place)}
					place={told.place}
				/>
			)
		case 'region':
			return <RegionReport view={view} players={players} region={told.region} />
		case 'income':
			return <IncomeReport view={view} outlook={staging.outlook} />
		case 'regions':
			return (
				<>
					<Tabs view={view} attention={attention} />
					<Regions stage={stage} attention={attention} />
				</>
			)
		case 'milestones':
			return (
				<>
					<Tabs view={view} attention={attention} />
					<Milestones view={view} table={display.table} players={players} />
				</>
			)
		case 'track':
			return (
				<>
					<Tabs view={view} attention={attention} />
					<TrackReport table={display.table} />
				</>
			)
		case 'player':
			return <Possessions table={display.table} seat={told.seat} />
	}
}
