import { useComputed, useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { type Coming, playerThen } from '../../../shared/room/comings.ts'
import { Icon } from '../../design/icon.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import { tellDay } from '../../i18n/tell-day.ts'
import type { TableModel } from '../table-model.ts'
import { tableWords } from '../words.en.ts'
import { panelWords } from './words.en.ts'

interface LogProps {
	table: TableModel
	onShow: (() => void) | undefined // an entry is to be seen on the board, which the log covers
}

/**
 * The game so far, in words, the newest first. Each entry lights its place on the board. For the keyboard all of
 * them are one stop, at the entry where one was last or at the newest; arrows lead to the others.
 */
export function Log({ table, onShow }: LogProps) {
	const visited = useSignal<number | undefined>(undefined)
	const count = table.seen.value
	const newestFirst = Array.from({ length: count }, (_, index) => count - 1 - index)
	const isThere = visited.value !== undefined && visited.value < count // moves can be undone
	const stop = isThere ? visited.value : newestFirst.find((index) => table.tell(index) !== '')
	const { comings = [], day } = table.comings.value
	const cameAfter = (moves: number) => comings.filter(([after]) => after === moves).reverse()
	const isTold = newestFirst.some((index) => table.tell(index) !== '')
	if (!isTold && !comings.some(([after]) => after <= count) && !day)
		return <p class="log soft">{panelWords.t('log.empty')}</p>
	return (
		<ol
			class="log"
			reversed
			onPointerLeave={() => {
				if (!onShow) table.lit.value = undefined
			}}
			onKeyDown={(event) => {
				if (moveFocus(event.currentTarget, event.key)) event.preventDefault()
			}}
		>
			<ComingsLine table={table} comings={cameAfter(count)} />
			{newestFirst.map((index) => (
				<Fragment key={index}>
					<LogEntry
						table={table}
						index={index}
						onShow={onShow}
						isStop={index === stop}
						onFocus={() => {
							visited.value = index
						}}
					/>
					<ComingsLine table={table} comings={cameAfter(index)} />
				</Fragment>
			))}
			{day && (
				<li class="log-coming">
					<Icon name="eye" size={16} />
					<span>{panelWords.t('log.day', { day: tellDay(day) })}</span>
				</li>
			)}
		</ol>
	)
}

/** Who left a seat, and who or what plays there since. */
const ComingsLine = ({ table, comings }: { table: TableModel; comings: readonly Coming[] }) => (
	<>
		{comings.map(([after, seat, by, name], index) => (
			<li key={`${after} ${comings.length - index}`} class="log-coming">
				<PlayerShape identity={table.players.value[seat]?.colour ?? 0} size={16} />
				<span>{panelWords.t(`log.${by}`, { name })}</span>
			</li>
		))}
	</>
)

/** Goes to another entry; answers whether the key asked for that. */
function moveFocus(log: HTMLElement, key: string): boolean {
	const entries = [...log.querySelectorAll('button')]
	const at = entries.indexOf(document.activeElement as HTMLButtonElement)
	const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[key]
	if (goal === undefined) return false
	entries[goal]?.focus()
	return true
}

interface LogEntryProps extends LogProps {
	index: number
	isStop: boolean // where the keyboard comes in
	onFocus: () => void
}

function LogEntry({ table, index, onShow, isStop, onFocus }: LogEntryProps) {
	const isLit = useComputed(() => table.lit.value === index)
	const entry = table.entries.value[index]
	const text = table.tell(index)
	if (!entry || text === '') return null

	const light = () => {
		table.lit.value = index
	}
	const show = () => {
		light()
		const place = table.play.zoom?.placeOf?.(entry)
		if (place) table.viewport?.look(place)
		onShow?.()
	}
	return (
		<li>
			<button
				type="button"
				class="log-entry"
				tabIndex={isStop ? 0 : -1}
				aria-pressed={isLit.value}
				onFocus={onFocus}
				onPointerEnter={() => !onShow && light()}
				onClick={show}
			>
				{entry[0] >= 0 && <PlayerShape identity={table.players.value[entry[0]]?.colour ?? 0} size={16} />}
				<span>{text}</span>
				{playerThen(table.comings.value, entry[0], index) === 'bot' && (
					<>
						<Icon name="bot" size={16} />
						<span class="unseen">{tableWords.t('player.bot')}</span>
					</>
				)}
			</button>
		</li>
	)
}
