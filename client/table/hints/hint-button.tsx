import { useSignal } from '@preact/signals'
import { mayAskForHint } from '../../../shared/room/hints.ts'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import type { TableModel } from '../table-model.ts'
import { tableWords } from '../words.en.ts'

interface HintButtonProps {
	connection: Connection
	table: TableModel
}

export const HINT_BUTTON = 'dock-hint'

/** On one's own turn, where hints may be asked for: nothing of them is loaded before. */
export function HintButton({ connection, table }: HintButtonProps) {
	const isThinking = useSignal(false)
	const room = connection.room.value
	const lying = connection.table.value?.table
	const seat = table.players.value.find(({ mine }) => mine)?.seat
	if (!table.play.hint || !room || !lying || table.isShowing.value || table.sending.value) return null
	if (!mayAskForHint(room, table.game.rules, lying, seat)) return null
	const ask = async () => {
		isThinking.value = true
		try {
			await (await import('./give-hint.ts')).giveHint(connection, table)
		} finally {
			isThinking.value = false
		}
	}
	return (
		<Button
			kind="plain"
			class={HINT_BUTTON}
			icon="hint"
			aria-label={tableWords.t('hint')}
			busy={isThinking.value}
			onClick={ask}
		>
			{tableWords.t('hint')}
		</Button>
	)
}
