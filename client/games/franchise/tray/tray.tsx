import './tray.css'
import { settings } from '../../../app/settings.ts'
import type { FranchisePlay } from '../play.ts'
import { Drawer } from './drawer.tsx'
import { FinalCount } from './final-count.tsx'
import { Inspection } from './inspection.tsx'
import { Outcome } from './outcome.tsx'
import { Standing } from './standing.tsx'

/** How the table stands, where one can go, and what would come of it; the text view has words for all of it. */
export const Tray = ({ play }: { play: FranchisePlay }) =>
	settings.textView.value ? null : (
		<div class="franchise-tray" data-asked={play.inspected.value !== undefined || undefined}>
			<Standing play={play} />
			<Drawer play={play} />
			<Ending play={play} />
			{play.inspected.value ? (
				<Inspection play={play} told={play.inspected.value} />
			) : (
				play.isOffering.value && <Outcome play={play} />
			)}
		</div>
	)

/** How the last points come together, and stay to be read. */
function Ending({ play: { displayed, performance }, play }: { play: FranchisePlay }) {
	const table = displayed.value
	if (table.stage !== 'over') return null
	const counted = performance.counted.value
	return <FinalCount play={play} table={table} {...(counted && { counted })} />
}
