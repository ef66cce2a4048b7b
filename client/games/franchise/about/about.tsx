import './about.css'
import type { FranchisePlay, Inspected } from '../play.ts'
import { Milestones } from './milestones.tsx'
import { PlaceReport } from './place-report.tsx'
import { Possessions } from './possessions.tsx'
import { RegionReport } from './region-report.tsx'
import { Regions } from './regions.tsx'
import { TrackReport } from './track-report.tsx'

/** What somebody asked about: nobody needs it before they ask, so that it is loaded then. */
export default function About({ play, told }: { play: FranchisePlay; told: Inspected }) {
	switch (told.kind) {
		case 'place':
			return <PlaceReport play={play} place={told.place} />
		case 'region':
			return <RegionReport play={play} region={told.region} />
		case 'regions':
			return <Regions play={play} />
		case 'milestones':
			return <Milestones play={play} />
		case 'track':
			return <TrackReport play={play} />
		case 'player':
			return <Possessions play={play} seat={told.seat} />
	}
}
