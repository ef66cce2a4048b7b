import './overlays.css'
import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { MetroPlay } from '../play.ts'
import { Considered, Spots } from './considered.tsx'
import { LastMove } from './last-move.tsx'
import { LitStation } from './lit-station.tsx'
import { Performed } from './performed.tsx'
import { Picture } from './picture.tsx'

type Props = { play: MetroPlay }

/** The board, and on it what happens and what is considered; each layer follows signals of its own. */
export const MetroBoard = ({ play }: Props) => (
	<g class="metro-board" data-edition={play.stage.view.value.table.options.edition}>
		<Lying play={play} />
		{play.additions && <play.additions.Layer />}
		<LastMove play={play} />
		<Spots play={play} />
		<LitStation play={play} />
		<Considered play={play} />
		<Performed play={play} />
	</g>
)

function Lying({ play: { stage, performance, owners, additions } }: Props) {
	// Players come and go, and change their names: nothing is drawn again for that.
	const looks = useComputed(() => owners.value.map(({ colour, mine }) => `${colour}${mine}`).join())
	const drawn = useMemo(() => owners.peek(), [looks.value])
	// As text: a show that begins or ends without a finished line draws nothing again.
	const arriving = useComputed(() => performance.running.value.map((line) => line.departure).join())
	const departures = useMemo(() => arriving.value.split(',').map(Number), [arriving.value])
	return <Picture table={stage.shown.value} owners={drawn} Centre={additions?.Centre} arriving={departures} />
}
