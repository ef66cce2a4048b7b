import './overlays.css'
import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { useLoaded } from '../../../app/use-loaded.ts'
import { NextFrame } from '../../../table/surface/next-frame.tsx'
import { part } from '../../part.ts'
import type { MetroParts } from '../play.ts'
import { AnimatedMove } from './animated-move.tsx'
import { Considered, Spots } from './considered.tsx'
import { Laid } from './laid.tsx'
import { LastMove } from './last-move.tsx'
import { Lines } from './lines.tsx'
import { linesOf } from './lines-of.ts'
import { Stations } from './stations.tsx'

/** Drawn only for somebody who asks: it comes when they first do, and no table waits for it. */
function Asked(parts: MetroParts) {
	const { line, refused } = parts.staging
	const isAsked = (line.value ?? refused.value) !== undefined
	const Answers = useLoaded(async () => isAsked && part(import('./answers.tsx')), [isAsked])
	return Answers ? <Answers {...parts} /> : null
}

const editionOf = ({ view }: MetroParts['stage']) => view.peek().table.options.edition

/** What happens on the board, and what is considered; each part follows signals of its own. */
export const MetroOverlay = (parts: MetroParts) => (
	<g class="surface-sized" data-edition={editionOf(parts.stage)}>
		{parts.additions && <parts.additions.Layer />}
		<LastMove {...parts} />
		<Asked {...parts} />
		<Considered {...parts} />
		<AnimatedMove {...parts} />
	</g>
)

/** The board, and the tiles on it. */
export const MetroBoard = ({ stage, additions }: MetroParts) => (
	<g data-edition={editionOf(stage)}>
		<Laid table={stage.shown.value} Centre={additions?.Centre} />
	</g>
)

/** What the tiles make: where another may lie, lines, and the stations that they leave from. */
export function MetroLines({ stage, staging, animation, owners }: MetroParts) {
	// As text: a playback that begins or ends without a finished line draws nothing again.
	const arriving = useComputed(() => animation.running.value.map((line) => line.departure).join())
	const departures = useMemo(() => arriving.value.split(',').map(Number), [arriving.value])
	const table = stage.shown.value
	const lines = useMemo(() => linesOf(table), [table])
	return (
		<g data-edition={editionOf(stage)}>
			<Spots stage={stage} staging={staging} />
			<Lines lines={lines} owners={owners.value} arriving={departures} />
			<NextFrame>
				<Stations lines={lines} owners={owners.value} arriving={departures} />
			</NextFrame>
		</g>
	)
}
