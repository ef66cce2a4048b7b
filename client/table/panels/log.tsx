import { useComputed } from '@preact/signals'
import { PlayerShape } from '../../design/player-shape.tsx'
import type { TableModel } from '../table-model.ts'
import { panelWords } from './words.ts'

interface LogProps {
	table: TableModel
	onShow: (() => void) | undefined // an entry is to be seen on the board, which the log covers
}

/** The game so far, in words, the newest first. Each entry lights its place on the board. */
export function Log({ table, onShow }: LogProps) {
	const count = table.entries.value.length
	const newestFirst = Array.from({ length: count }, (_, index) => count - 1 - index)
	if (count === 0) return <p class="log soft">{panelWords.t('log.empty')}</p>
	return (
		<ol
			class="log"
			reversed
			onPointerLeave={() => {
				if (!onShow) table.lit.value = undefined
			}}
		>
			{newestFirst.map((index) => (
				<LogEntry key={index} table={table} index={index} onShow={onShow} />
			))}
		</ol>
	)
}

function LogEntry({ table, index, onShow }: LogProps & { index: number }) {
	const isLit = useComputed(() => table.lit.value === index)
	const entry = table.entries.value[index]
	const text = table.tell(index)
	if (!entry || text === '') return null

	const light = () => {
		table.lit.value = index
	}
	const show = () => {
		light()
		const place = table.play.placeOf?.(entry)
		if (place) table.lens?.look(place)
		onShow?.()
	}
	return (
		<li>
			<button
				type="button"
				class="log-entry"
				aria-pressed={isLit.value}
				onPointerEnter={() => !onShow && light()}
				onClick={show}
			>
				{entry[0] >= 0 && <PlayerShape identity={table.players.value[entry[0]]?.colour ?? 0} size={16} />}
				<span>{text}</span>
			</button>
		</li>
	)
}
