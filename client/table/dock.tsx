import './dock.css'
import { useComputed } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { Connection } from '../connection/connection.ts'
import { Button } from '../design/button.tsx'
import type { Action } from '../games/game.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import { type Absence, describeAbsence, useAbsence } from './absence.ts'
import { ActionButton } from './action-button.tsx'
import { HintButton } from './hints/hint-button.tsx'
import { describeOutcome } from './outcome.ts'
import { sharedDevice } from './shared-device.ts'
import type { TableModel } from './table-model.ts'
import { useCallOffer } from './use-call-offer.ts'
import { useUnhurried } from './use-unhurried.ts'
import { tableWords } from './words.en.ts'

interface DockProps {
	connection: Connection
	code: string
	table: TableModel
	onResult: (() => void) | undefined
}

/** What to do now, in words, what to do it with, and the one button that does it: all in a thumb's reach. */
export function Dock({ connection, code, table, onResult }: DockProps) {
	const { Tray } = table.play
	const absence = useAbsence(connection, table)
	return (
		<section class="dock" data-mine={table.called.value.some((seat) => table.players.value[seat]?.mine)}>
			<div class="dock-matter">
				<Prompt connection={connection} table={table} absence={absence} />
				<div class="dock-tray" onClickCapture={table.touch}>
					<Tray />
				</div>
			</div>
			<Actions connection={connection} code={code} table={table} absence={absence} onResult={onResult} />
		</section>
	)
}

interface AbsenceProps {
	absence: Absence | undefined
}

function Prompt({ connection, table, absence }: Omit<DockProps, 'onResult' | 'code'> & AbsenceProps) {
	const notice = table.notice.value
	const hint = notice === undefined ? hintIn(table) : undefined
	return (
		<p
			id="table-prompt"
			class={notice === undefined ? 'prompt' : 'prompt prompt-notice'}
			data-hint={hint !== undefined || undefined}
			key={notice}
		>
			{notice ?? hint ?? promptOf(connection, table, absence)}
			{notice && table.refused.value && connection.table.value && (
				<RuleLink {...connection.table.value.about} code={table.refused.value} />
			)}
		</p>
	)
}

/** Until there is something to confirm, which is about that. */
function hintIn({ hint, play }: TableModel): string | undefined {
	const { value: action } = play.action
	return action && !action.isQuiet ? undefined : hint.value?.text
}

/** What to do now; or that nothing can be done any more, and why. */
export function promptOf(connection: Connection, table: TableModel, absence: Absence | undefined): string {
	const { value } = connection.table
	if (table.sending.value && connection.status.value !== 'online')
		return tableWords.t(connection.status.value === 'host-away' ? 'kept.host' : 'kept')
	const told = table.isShowing.value ? table.play.prompt.value : '' // who won is not said before the last move was seen
	if (value?.now.outcome) return told || describeOutcome(value.now.outcome, table)
	if (value?.now.outdated) return tableWords.t('outdated')
	return absence?.isAwaited ? describeAbsence(absence) : table.play.prompt.value
}

function Actions({ connection, code, table, absence, onResult }: DockProps & AbsenceProps) {
	const isOver = useComputed(() => Boolean(connection.table.value?.now.outcome))
	const undo = undoOf(connection, table)
	const next = sharedDevice.value?.next.value
	const offered = table.play.action.value
	const result = isOver.value && onResult ? { label: tableWords.t('result'), act: onResult } : undefined
	const action = result ?? reclaimOf(connection) ?? next ?? offered ?? replaceOf(connection, table, absence)
	const CallOffer = useCallOffer(connection, table)
	const row = useRef<HTMLDivElement>(null)
	// What the table offers may change its words while it is chosen; it stays the same button.
	const main = action === offered ? (offered?.isQuiet ?? '') : action?.label
	useUnhurried(row, [undo !== undefined, offered?.wayBack !== undefined, action !== undefined, main].join())
	return (
		<div class="dock-actions" ref={row}>
			{!offered?.wayBack && <HintButton connection={connection} table={table} />}
			{undo && (
				<Button icon="undo" onClick={undo.act}>
					{undo.label}
				</Button>
			)}
			{offered?.wayBack && <Button onClick={offered.wayBack.act}>{offered.wayBack.label}</Button>}
			{CallOffer && <CallOffer code={code} isSmall={action !== undefined} />}
			<ActionButton action={action} />
		</div>
	)
}

/** For whoever got up and watches: the way back. */
function reclaimOf({ owns, room, send }: Connection): Action | undefined {
	const seat = room.value?.seats.find(({ id }) => id === owns.value)
	return seat && { label: tableWords.t('reclaim'), act: () => void send('reclaim') }
}

/** A bot for somebody who is gone, where we may ask for one and have nothing else to do. */
function replaceOf(
	{ you, send }: Connection,
	table: TableModel,
	absence: Absence | undefined,
): Action | undefined {
	if (!absence || absence.replaceableIn > 0 || typeof you.value !== 'number' || table.isMyTurn.value)
		return undefined
	const { id, name } = absence.player
	return {
		label: tableWords.t('absent.bot', { name }),
		act: async () => {
			await table.refuse(await send('hand-over', { seat: id, to: 'bot' }))
		},
	}
}

/** Taking back one's own last move, where that is possible. */
function undoOf(connection: Connection, table: TableModel): Action | undefined {
	const seat = connection.table.value?.now.undo
	if (seat === null || seat === undefined || !table.players.value[seat]?.mine) return undefined
	const last = table.entries.value.at(-1)
	const label = (last && table.game.tellUndo?.(last)) ?? tableWords.t('undo')
	return { label, act: () => void connection.send('undo') }
}
