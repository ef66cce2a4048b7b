import './overlays.css'
import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { NextFrame } from '../../../table/surface/next-frame.tsx'
import type { MetroPlay } from '../play.ts'
import { AnimatedMove } from './animated-move.tsx'
import { Considered, Spots } from './considered.tsx'
import { Laid } from './laid.tsx'
import { LastMove } from './last-move.tsx'
import { Lines } from './lines.tsx'
import { linesOf } from './lines-of.ts'
import { LitStation } from './lit-station.tsx'
import { Stations } from './stations.tsx'

type Props = { play: MetroPlay }

const editionOf = ({ stage: { view } }: MetroPlay) => view.peek().table.options.edition

/** What happens on the board, and what is considered; each part follows signals of its own. */
export const MetroOverlay = ({ play }: Props) => (
	<g class="surface-sized" data-edition={editionOf(play)}>
		{play.additions && <play.additions.Layer />}
		<LastMove play={play} />
		<LitStation play={play} />
		<Considered play={play} />
		<AnimatedMove play={play} />
	</g>
)

/** The board, and the tiles on it. */
export const MetroBoard = ({ play }: Props) => (
	<g data-edition={editionOf(play)}>
		<Laid table={play.stage.shown.value} Centre={play.additions?.Centre} />
	</g>
)

/** What the tiles make: where another may lie, lines, and the stations that they leave from. */
export function MetroLines({ play }: Props) {
	const { stage, animation, owners } = play
	// As text: a playback that begins or ends without a finished line draws nothing again.
	const arriving = useComputed(() => animation.running.value.map((line) => line.departure).join())
	const departures = useMemo(() => arriving.value.split(',').map(Number), [arriving.value])
	const table = stage.shown.value
	const lines = useMemo(() => linesOf(table), [table])
	return (
		<g data-edition={editionOf(play)}>
			<Spots play={play} />
			<Lines lines={lines} owners={owners.value} arriving={departures} />
			<NextFrame>
				<Stations lines={lines} owners={owners.value} arriving={departures} />
			</NextFrame>
		</g>
	)
}
