import { useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { isCentral, SIZE } from '../../../../shared/games/metro/rules/board.ts'
import { touchAlone } from '../../../app/settings.ts'
import { announce } from '../../../design/announcer.tsx'
import { TilePicture } from '../board/tile.tsx'
import { cellName } from '../describe.ts'
import type { MetroParts } from '../play.ts'
import { describeCell, describeChanges } from './describe-cell.ts'
import { textWords } from './words.en.ts'

const rows = [...Array(SIZE).keys()]

const arrows: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
}

/** The cells as a table of buttons; one of them takes the focus, arrows lead to the others. */
export function CellGrid({ play }: { play: MetroParts }) {
	const table = useRef<HTMLTableElement>(null)
	const current = useSignal(0)

	const go = (cell: number) => {
		current.value = cell
		table.current?.querySelectorAll<HTMLButtonElement>('td > button')[cell]?.focus()
	}
	const press = (event: KeyboardEvent) => {
		const arrow = arrows[event.key]
		if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return
		event.preventDefault()
		const column = clamp((current.peek() % SIZE) + arrow[0])
		const row = clamp(Math.floor(current.peek() / SIZE) + arrow[1])
		go(SIZE * row + column)
	}
	const tellEffect = () =>
		announce(describeChanges(play.staging.preview.peek(), play.owners.peek(), play.additions))
	useSignalEffect(() => {
		if (play.staging.code.value !== undefined && play.staging.target.peek() !== undefined) tellEffect() // it was turned
	})
	const choose = (cell: number) => {
		current.value = cell
		if (!play.staging.myTurn.peek()) return announce(describeCell(play, cell))
		play.staging.put(cell)
		if (play.staging.target.peek() === cell && !play.stage.sending.peek()) tellEffect()
	}

	return (
		<>
			<p class="text-help">{textWords.t(touchAlone.value ? 'board.help.touch' : 'board.help')}</p>
			<table ref={table} class="metro-text-grid" onKeyDown={press}>
				<thead>
					<tr>
						<td />
						{rows.map((column) => (
							<th key={column} scope="col">
								{cellName(column).charAt(0)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row}>
							<th scope="row">{row + 1}</th>
							{rows.map((column) => (
								<CellButton
									key={column}
									play={play}
									cell={SIZE * row + column}
									focusable={current.value === SIZE * row + column}
									choose={choose}
								/>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<p class="text-outlook metro-text-about">
				{play.staging.target.value === undefined
					? describeCell(play, current.value)
					: describeChanges(play.staging.preview.value, play.owners.value, play.additions)}
			</p>
		</>
	)
}

const clamp = (index: number): number => Math.min(SIZE - 1, Math.max(0, index))

interface CellButtonProps {
	play: MetroParts
	cell: number
	focusable: boolean
	choose: (cell: number) => void
}

const CellButton = ({ play, cell, focusable, choose }: CellButtonProps) => (
	<td>
		<button
			type="button"
			tabIndex={focusable ? 0 : -1}
			aria-label={describeCell(play, cell)}
			aria-pressed={play.staging.target.value === cell}
			onFocus={() =>
				play.staging.target.peek() !== undefined &&
				play.staging.target.peek() !== cell &&
				play.staging.clear()
			}
			onClick={() => choose(cell)}
		>
			<span aria-hidden="true">
				<Short play={play} cell={cell} />
			</span>
		</button>
	</td>
)

/** What the cell looks like, for whoever sees it. */
function Short({ play: { stage, staging }, cell }: { play: MetroParts; cell: number }) {
	const { legal, myTurn, target, code } = staging
	const { cells, centre } = stage.shown.value
	const tile = target.value === cell ? code.value : (cells[cell] ?? centre[cell])
	if (tile !== undefined) return <TilePicture code={tile} size={30} />
	if (isCentral(cell)) return <>×2</>
	return <>{myTurn.value && legal.value.includes(cell) ? '○' : '·'}</>
}
