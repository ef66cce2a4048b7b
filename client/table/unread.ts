import type { ReadonlySignal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Connection } from '../connection/connection.ts'
import { heardBy } from '../room/muted.ts'
import type { Panel } from './panels/panel.ts'

/** Whether somebody wrote since the log was last open. */
export function useUnread(connection: Connection, panel: ReadonlySignal<Panel | undefined>): boolean {
	const latest = heardBy(connection).at(-1)?.n ?? 0
	const [read, setRead] = useState(latest)
	const isOpen = panel.value === 'log'
	useEffect(() => {
		if (isOpen) setRead(latest)
	}, [isOpen, latest])
	return latest > read && !isOpen
}
