import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Connection } from '../../connection/connection.ts'
import { ResultSheet, TablePage } from './parts.ts'

const LAST_LOOK = 1500 // milliseconds for which the final position is seen before the result covers it

interface TableAndResultProps {
	connection: Connection
	code: string
	arrange: () => void // back to the lobby before the next game
}

/** The table, and over it the result once there is one. */
export function TableAndResult({ connection, code, arrange }: TableAndResultProps) {
	const over = connection.room.value?.phase === 'over'
	const shown = useSignal(over)
	const ended = useSignal(over)
	const wasEnded = useRef(over)

	useEffect(() => {
		if (ended.value === wasEnded.current) return undefined
		wasEnded.current = ended.value
		if (!ended.value) {
			shown.value = false
			return undefined
		}
		const timer = setTimeout(() => {
			shown.value = true
		}, LAST_LOOK)
		return () => clearTimeout(timer)
	}, [ended.value, shown])

	return (
		<>
			<TablePage
				connection={connection}
				code={code}
				onResult={() => {
					shown.value = true
				}}
				onEnd={(now) => {
					ended.value = now
				}}
			/>
			{over && <ResultSheet connection={connection} shown={shown} arrange={arrange} />}
		</>
	)
}
