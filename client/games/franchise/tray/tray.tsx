import './tray.css'
import { useSignal } from '@preact/signals'
import { settings } from '../../../app/settings.ts'
import type { MoveAnimation } from '../board/move-animation.ts'
import type { Display, FranchiseParts } from '../play.ts'
import type { FranchiseStage } from '../staging.ts'
import { Drawer } from './drawer.tsx'
import { FinalCount } from './final-count.tsx'
import { Inspection } from './inspection.tsx'
import { SettlingNote } from './settling-cards.tsx'
import { Standing } from './standing.tsx'
import { Strip } from './strip.tsx'
import { useTurn } from './turn.ts'

/** How the table stands, where one can go, and what would come of it; the text view has words for all of it. */
export function Tray(parts: FranchiseParts) {
	const { stage, display, staging, attention, animation } = parts
	const isTall = useSignal(false)
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
			<Drawer {...parts} isTall={isTall} />
			<Ending table={display.table} counted={animation.counted} players={stage.players} />
			{told ? <Inspection {...parts} told={told} /> : <Considered {...parts} />}
		</div>
	)
}

type ConsideredProps = Pick<FranchiseParts, 'stage' | 'display' | 'staging' | 'attention'>

/** What it is about to be; before the first turn, what it is all about. */
function Considered({ stage, display, staging, attention }: ConsideredProps) {
	if (!display.isOffering.value) return null
	return (
		<Strip isUnfolded={attention.isUnfolded}>
			{stage.view.value.table.stage === 'turns' ? (
				<Foreseen stage={stage} staging={staging} />
			) : (
				<SettlingNote view={stage.view} staging={staging} />
			)}
		</Strip>
	)
}

function Foreseen(props: Pick<FranchiseParts, 'stage' | 'staging'>) {
	const turn = useTurn()
	return turn ? <turn.Outcome {...props} /> : null
}

type EndingProps = Pick<FranchiseStage, 'players'> & Pick<Display, 'table'> & Pick<MoveAnimation, 'counted'>

/** How the last points come together, and stay to be read. */
function Ending({ table: shown, counted: told, players }: EndingProps) {
	const table = shown.value
	if (table.stage !== 'over') return null
	const counted = told.value
	return (
		<div class="franchise-drawer">
			<FinalCount players={players} table={table} {...(counted && { counted })} />
		</div>
	)
}
