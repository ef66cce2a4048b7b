import './table-page.css'
import { useComputed, useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { useKeptFocus } from '../app/keep-focus.ts'
import { route } from '../app/router.ts'
import { settings } from '../app/settings.ts'
import type { Connection } from '../connection/connection.ts'
import { WagonLoader } from '../design/wagon-loader.tsx'
import type { AnyTableGame, Player } from '../games/game.ts'
import { titles } from '../games/titles.en.ts'
import { common } from '../i18n/common.en.ts'
import { useDepartures } from './absence.ts'
import { AwardsLayer } from './awards-layer.tsx'
import { BoardFrame } from './board-frame.tsx'
import { Dock } from './dock.tsx'
import { useEnding } from './ending.ts'
import { Panels, SideColumn } from './panels/load-panels.tsx'
import type { Panel } from './panels/panel.ts'
import { TimeLeft } from './patience/load-patience.tsx'
import { Peek } from './peek.tsx'
import { PlayersStrip } from './players-strip.tsx'
import { useShortcuts } from './shortcuts.ts'
import { TableBar } from './table-bar.tsx'
import { TextViewFrame } from './text-view-frame.tsx'
import { LaterTips } from './tips/load-tips.tsx'
import { useTurnCalls } from './turn-calls.ts'
import { useUnread } from './unread.ts'
import { useExplanations } from './use-explanations.ts'
import { useOpenTable } from './use-open-table.ts'
import { useTableGame } from './use-table-game.ts'
import { tableWords } from './words.en.ts'

export interface TablePageProps {
	connection: Connection
	code: string
	onResult?: () => void // where there is a page for the result of a finished game
	onEnd?: (ended: boolean) => void // whether the game is over, and all of it was seen
}

/** A game that is played, watched or just over: the same page for all three. */
export function TablePage(props: TablePageProps) {
	const played = useTableGame(props.connection)
	if (!played) return <WagonLoader label={common.t('loading')} />
	return <OpenTable key={played.kind} id={played.id} game={played.game} {...props} />
}

/** Where it is played: a code leads there only where a server keeps it. */
function describePlace(code: string): string {
	const { page } = route.value
	return page === 'room' ? tableWords.t('room', { code }) : tableWords.t(page === 'peer' ? 'devices' : 'here')
}

interface OpenTableProps extends TablePageProps {
	id: string
	game: AnyTableGame
}

function OpenTable({ id, game, connection, code, onResult, onEnd }: OpenTableProps) {
	const panel = useSignal<Panel | undefined>(undefined)
	const chosen = useSignal<Player | undefined>(undefined)
	const table = useOpenTable(game, connection, code)
	const unread = useUnread(connection, panel)
	const open = (next: Panel | undefined) => {
		panel.value = next
	}
	useTurnCalls(table, code)
	useDepartures(table)
	useEnding(connection, table, onEnd)
	useShortcuts(table, open)
	useExplanations(table)
	useKeptFocus('main h1')
	useKeptFocus('.surface-window, .table-text button', [settings.textView.value])

	const hasClock = useComputed(() => connection.table.value?.now.clock !== undefined)
	const Time = useMemo(
		() => (props: { seat: number }) => <TimeLeft connection={connection} {...props} />,
		[connection],
	)
	const isAbsorbing = useComputed(() => table.play.isAbsorbing?.value === true && !settings.textView.value)
	return (
		<main
			class="table"
			id="main"
			data-board={settings.textView.value ? undefined : id}
			data-absorbing={isAbsorbing.value || undefined}
		>
			<h1 class="unseen" tabIndex={-1}>
				{titles.find(`${id}.name`)}, {describePlace(code)}
			</h1>
			<TableBar connection={connection} code={code} unread={unread} open={open} />
			<PlayersStrip
				table={table}
				Time={hasClock.value ? Time : undefined}
				choose={(player) => {
					chosen.value = player
					open('player')
				}}
			/>
			{settings.textView.value ? (
				<TextViewFrame play={table.play} touch={table.touch} />
			) : (
				<BoardFrame table={table} />
			)}
			<LaterTips table={table} />
			<Peek connection={connection} table={table} panel={panel} unread={unread} />
			<Dock connection={connection} code={code} table={table} onResult={onResult} />
			<SideColumn connection={connection} table={table} />
			<Panels panel={panel} game={id} connection={connection} code={code} table={table} player={chosen} />
			<AwardsLayer table={table} />
		</main>
	)
}
