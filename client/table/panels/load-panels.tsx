import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { useLoaded } from '../../app/use-loaded.ts'
import type { Connection } from '../../connection/connection.ts'
import { lazily } from '../../design/lazily.tsx'
import type { Player } from '../../games/game.ts'
import { wordsReady } from '../../i18n/language.ts'
import { logName } from '../log-name.ts'
import { Patience, useStandstill } from '../patience/load-patience.tsx'
import type { TableModel } from '../table-model.ts'
import type { Panel } from './panel.ts'

export interface PanelsProps {
	panel: Signal<Panel | undefined>
	game: string
	connection: Connection
	code: string
	table: TableModel
	player: ReadonlySignal<Player | undefined> // of the panel about one
}

export interface SideColumnProps {
	connection: Connection
	table: TableModel
}

async function loadPanels() {
	const panels = await import('./panels.tsx')
	await wordsReady()
	return panels
}

/** Sheets over the table; nothing of them is loaded before the first is opened. */
export function Panels(props: PanelsProps) {
	const wanted = useSignal(false)
	if (props.panel.value !== undefined && !wanted.peek()) wanted.value = true
	const Loaded = useLoaded(
		async (): Promise<ComponentType<PanelsProps> | undefined> =>
			wanted.value ? (await loadPanels()).AllPanels : undefined,
		[wanted.value],
	)
	return (
		<>
			{Loaded && <Loaded {...props} />}
			{props.connection.reaction.value && <ShownReactions connection={props.connection} />}
		</>
	)
}

/** Comes with the first sign that anybody makes. */
const ShownReactions = lazily(
	async () => (await import('../../company/shown-reactions.tsx')).ShownReactions,
	() => null,
)

/** Hardly ever needed, and by few. */
export const Asked = lazily(
	async () => (await import('./asked.tsx')).Asked,
	() => null,
)

const WIDE = '(min-width: 56.25rem)'

/** The log and the chat beside the board, where there is room for them. */
export function SideColumn(props: SideColumnProps) {
	const wide = useSignal(matchMedia(WIDE).matches)
	useEffect(() => {
		const media = matchMedia(WIDE)
		const follow = () => {
			wide.value = media.matches
		}
		media.addEventListener('change', follow)
		return () => media.removeEventListener('change', follow)
	}, [wide])
	const Loaded = useLoaded(
		async (): Promise<ComponentType<SideColumnProps> | undefined> =>
			wide.value ? (await loadPanels()).LogAndChat : undefined,
		[wide.value],
	)
	const room = props.connection.room.value
	const isStanding = useStandstill(props.connection)
	return (
		<aside class="table-side" aria-label={logName(props.connection)}>
			{wide.value && room?.asks && <Asked connection={props.connection} room={room} />}
			{wide.value && isStanding && <Patience {...props} isAside />}
			{wide.value && Loaded && <Loaded {...props} />}
		</aside>
	)
}
