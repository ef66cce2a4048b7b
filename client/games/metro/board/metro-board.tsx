import './overlays.css'
import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { Later } from '../../../table/surface/later.tsx'
import type { MetroPlay } from '../play.ts'
import { Considered, Spots } from './considered.tsx'
import { Laid } from './laid.tsx'
import { LastMove } from './last-move.tsx'
import { linesOf } from './lines-of.ts'
import { LitStation } from './lit-station.tsx'
import { Performed } from './performed.tsx'
import { Stations } from './stations.tsx'

type Props = { play: MetroPlay }

/** The board, and on it what happens and what is considered; each layer follows signals of its own. */
export const MetroBoard = ({ play }: Props) => (
	<g class="metro-board" data-edition={play.stage.view.value.table.options.edition}>
		<Lying play={play} />
		{play.additions && <play.additions.Layer />}
		<g class="surface-layer">
			<LastMove play={play} />
			<LitStation play={play} />
			<Considered play={play} />
			<Performed play={play} />
		</g>
	</g>
)

function Lying({ play }: Props) {
	const { stage, performance, owners, additions } = play
	// Players come and go, and change their names: nothing is drawn again for that.
	const looks = useComputed(() => owners.value.map(({ colour, mine }) => `${colour}${mine}`).join())
	const drawn = useMemo(() => owners.peek(), [looks.value])
	// As text: a show that begins or ends without a finished line draws nothing again.
	const arriving = useComputed(() => performance.running.value.map((line) => line.departure).join())
	const departures = useMemo(() => arriving.value.split(',').map(Number), [arriving.value])
	const table = stage.shown.value
	const lines = useMemo(() => linesOf(table), [table])
	return (
		<>
			<Laid table={table} lines={lines} owners={drawn} arriving={departures} Centre={additions?.Centre}>
				<Spots play={play} />
			</Laid>
			<Later>
				<Stations lines={lines} owners={drawn} arriving={departures} />
			</Later>
		</>
	)
}
