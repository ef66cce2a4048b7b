import './tray.css'
import { settings } from '../../../app/settings.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import type { FranchisePlay } from '../play.ts'
import { Drawer } from './drawer.tsx'
import { FinalCount } from './final-count.tsx'
import { Inspection } from './inspection.tsx'
import { Standing } from './standing.tsx'

/** How the table stands, where one can go, and what would come of it; the text view has words for all of it. */
export const Tray = ({ play }: { play: FranchisePlay }) =>
	settings.textView.value ? null : (
		<div class="franchise-tray" data-asked={play.inspected.value !== undefined || undefined}>
			<Standing play={play} />
			<Drawer play={play} />
			<Ending play={play} />
			{play.inspected.value && <Inspection play={play} told={play.inspected.value} />}
			{play.view.value.table.stage === 'turns' && <Considered play={play} />}
		</div>
	)

const loadOutcome = () => import('./outcome.tsx')

/** What would come of the staged turn: nobody needs it before the first turn, so that it is loaded then. */
function Considered({ play }: { play: FranchisePlay }) {
	const loaded = useLoaded(loadOutcome)
	return loaded && !play.inspected.value && play.isOffering.value ? <loaded.default play={play} /> : null
}

/** How the last points come together, and stay to be read. */
function Ending({ play: { displayed, animation }, play }: { play: FranchisePlay }) {
	const table = displayed.value
	if (table.stage !== 'over') return null
	const counted = animation.counted.value
	return <FinalCount play={play} table={table} {...(counted && { counted })} />
}
