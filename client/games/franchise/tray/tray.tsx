import './tray.css'
import { settings } from '../../../app/settings.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import type { MoveAnimation } from '../board/move-animation.ts'
import type { Display, FranchiseParts } from '../play.ts'
import type { FranchiseStage } from '../staging.ts'
import { Drawer } from './drawer.tsx'
import { FinalCount } from './final-count.tsx'
import { Inspection } from './inspection.tsx'
import { Standing } from './standing.tsx'

/** How the table stands, where one can go, and what would come of it; the text view has words for all of it. */
export function Tray(parts: FranchiseParts) {
	const { stage, display, staging, attention, animation } = parts
	const told = attention.inspected.value
	if (settings.textView.value) return null
	return (
		<div class="franchise-tray" data-asked={told !== undefined || undefined}>
			<Standing
				view={stage.view}
				table={display.table}
				outlook={staging.outlook}
				inspected={attention.inspected}
				inspect={attention.inspect}
			/>
			<Drawer {...parts} />
			<Ending table={display.table} counted={animation.counted} players={stage.players} />
			{told && <Inspection {...parts} told={told} />}
			{stage.view.value.table.stage === 'turns' && (
				<Considered stage={stage} staging={staging} display={display} attention={attention} />
			)}
		</div>
	)
}

const loadOutcome = () => import('./outcome.tsx')

type ConsideredProps = Pick<FranchiseParts, 'stage' | 'display' | 'staging' | 'attention'>

/** What would come of the staged turn: nobody needs it before the first turn, so that it is loaded then. */
function Considered({ stage, display, staging, attention }: ConsideredProps) {
	const loaded = useLoaded(loadOutcome)
	const isShown = !attention.inspected.value && display.isOffering.value
	return loaded && isShown ? <loaded.default stage={stage} staging={staging} /> : null
}

type EndingProps = Pick<FranchiseStage, 'players'> & Pick<Display, 'table'> & Pick<MoveAnimation, 'counted'>

/** How the last points come together, and stay to be read. */
function Ending({ table: shown, counted: told, players }: EndingProps) {
	const table = shown.value
	if (table.stage !== 'over') return null
	const counted = told.value
	return <FinalCount players={players} table={table} {...(counted && { counted })} />
}
