import './board.css'
import { computed, signal } from '@preact/signals'
import { PlayerShape } from '../../client/design/player-shape.tsx'
import type { Action, Play, Stage, TableGame } from '../../client/games/game.ts'
import { turnBased } from '../../shared/kernel/turn-based.ts'
import { legalSteps, NOBODY, outcomeOf, type Step, type Table } from './game.ts'
import { noughtsWords } from './words.en.ts'

const { t, find } = noughtsWords

const cellName = (cell: number): string =>
	t('cell', { row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1 })

/** The game on one screen: a tap tries a cell, the button plays it. */
function open(stage: Stage<Table, null, Step>): Play {
	const tried = signal<number | undefined>(undefined)
	const legal = computed(() => legalSteps(stage.view.value).map(({ cell }) => cell))
	const nameOf = (seat: number) => stage.players.value[seat]?.name ?? ''

	const action = computed((): Action | undefined => {
		const cell = tried.value
		if (cell === undefined || !legal.value.includes(cell)) return undefined
		const act = async () => {
			if (await stage.send([{ cell }])) tried.value = undefined
		}
		return { label: t('action.mark', { cell: cellName(cell) }), act, busy: stage.sending.value }
	})

	const prompt = computed(() => {
		const { turn } = stage.view.value.table
		if (turn === NOBODY) return t('prompt.over')
		if (legal.value.length === 0) return t('prompt.wait', { name: nameOf(turn) })
		return t(action.value ? 'prompt.confirm' : 'prompt.choose')
	})

	/** Buttons: they can be pressed by finger, mouse and key, and say what they are. */
	const Board = () => (
		<fieldset class="noughts-board" aria-label={t('board')}>
			{stage.shown.value.cells.map((mark, cell) => {
				const name = cellName(cell)
				return (
					<button
						key={cell}
						type="button"
						aria-label={
							mark === NOBODY
								? t('cell.free', { cell: name })
								: t('cell.marked', { cell: name, name: nameOf(mark) })
						}
						aria-pressed={action.value !== undefined && tried.value === cell}
						disabled={!legal.value.includes(cell)}
						onClick={() => {
							tried.value = cell
						}}
					>
						{mark !== NOBODY && <PlayerShape identity={stage.players.value[mark]?.colour ?? 0} size={64} />}
					</button>
				)
			})}
		</fieldset>
	)

	return {
		prompt,
		action,
		Board,
		Tray: () => null,
		textView: async () => Board, // made of named buttons, it can be read as it is
		animateMove: async () => {},
		close: () => {},
	}
}

const table: TableGame<Table, null, Step> = {
	rules: { ...turnBased, steps: legalSteps },
	scoreOf: (table, seat) => outcomeOf(table)?.scores[seat] ?? 0,
	before: (table, [seat, event]) => ({
		...table,
		cells: table.cells.with((event as Step).cell, NOBODY),
		turn: seat,
	}),
	tell: ([seat, event], players) =>
		t('log.mark', { name: players[seat]?.name ?? '', cell: cellName((event as Step).cell) }),
	explain: (code) => find(`rejected.${code}`),
	open,
}

export default table
