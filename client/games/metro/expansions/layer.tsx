import './layer.css'
import { CENTRAL_WAGONS } from '../../../../shared/games/metro/expansions.ts'
import { LitLine } from '../board/lit-line.tsx'
import { CentralWagons, FreeRails } from './central-wagons.tsx'
import { considerWagon } from './describe.ts'
import type { ExpandedPlay } from './expanded-play.ts'
import { numbersKnown } from './known-numbers.ts'
import { NumberMarks } from './number-marks.tsx'

type Props = { play: ExpandedPlay }

/** What expansions put on the board, each following signals of its own. */
export const Layer = ({ play }: Props) => (
	<>
		<Wagons play={play} />
		<Numbers play={play} />
		<Offered play={play} />
	</>
)

function Wagons({ play: { stage, owners } }: Props) {
	const table = stage.shown.value
	if (!table.options.expansions.includes(CENTRAL_WAGONS)) return null
	return <CentralWagons table={table} owners={owners.value} />
}

/** The rails to choose from, and the line that a wagon on the chosen one would start. */
function Offered({ play: { stage, staging, owners, wagons } }: Props) {
	if (wagons.value.length === 0 || stage.sending.value) return null
	const asked = staging.asked.value
	const step = asked?.type === 'wagon' ? asked : undefined
	const line = step && considerWagon(stage, step)
	return (
		<>
			<FreeRails rails={wagons.value.map(({ rail }) => rail)} chosen={step?.rail} />
			{line && <LitLine line={line} before={0} colour={owners.value[line.owner]?.colour ?? 0} />}
			{step && line && (
				<CentralWagons
					table={{ ...stage.view.value.table, wagons: { [step.rail]: line.owner } }}
					owners={owners.value}
				/>
			)}
		</>
	)
}

/** One's own numbers while they are secret, everybody's where they are not. */
function Numbers({ play: { stage } }: Props) {
	const view = { ...stage.view.value, table: stage.shown.value }
	return (
		<>
			{stage.players.value.map(({ seat, colour }) => (
				<NumberMarks key={seat} numbers={numbersKnown(view, seat) ?? []} colour={colour} />
			))}
		</>
	)
}
