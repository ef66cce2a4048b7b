import '../../table/dock.css'
import '../../table/panels/log-and-chat.css'
import '../../table/peek.css'
import '../../table/table-bar.css'
import '../../table/table-page.css'
import './replay-player.css'
import { computed, signal, useComputed, useSignal } from '@preact/signals'
import { useCallback, useEffect, useMemo } from 'preact/hooks'
import { TABLE } from '../../../shared/kernel/game.ts'
import { wayBack } from '../../app/router.ts'
import { reducedMotion } from '../../app/settings.ts'
import { PlayerShape } from '../../design/player-shape.tsx'
import { AwardsLayer } from '../../table/awards-layer.tsx'
import { BoardFrame } from '../../table/board-frame.tsx'
import { describeOutcome } from '../../table/outcome.ts'
import { Log } from '../../table/panels/log.tsx'
import { PlayersStrip } from '../../table/players-strip.tsx'
import { openTable, type Source } from '../../table/table-model.ts'
import { Controls } from './controls.tsx'
import { playersOf, type Recording } from './recording.ts'
import { ReplayBar } from './replay-bar.tsx'
import { useCloseUp } from './use-close-up.ts'
import { SPEEDS } from './use-playing.ts'
import { replayWords } from './words.en.ts'

const SLOW_ENOUGH = 2 // times the usual pace, for a camera that follows

/** A recorded game on its board, to be watched forwards and backwards. */
export function ReplayPlayer({ recording }: { recording: Recording }) {
	const { game, record, engine, tables, entries } = recording
	const position = useMemo(() => signal(0), [recording])
	const table = useMemo(() => openTable(game, sourceOf(recording, position)), [game, recording, position])
	useEffect(() => () => table.close(), [table])
	const told = useComputed(() => table.entries.value.findLastIndex((_, index) => table.tell(index) !== ''))
	const last = table.entries.value[told.value]
	const isTold = useCallback(
		(move: number) =>
			game.tell(entries[move]!, table.players.peek(), tables[move + 1], entries.slice(0, move)) !== '',
		[game, table, tables, entries],
	)
	const isPlayback = useCallback(
		() => table.isShowing.peek() && entries[position.peek() - 1]?.[0] === TABLE,
		[table, entries, position],
	)
	const isPlaying = useSignal(wayBack() !== undefined && !reducedMotion.peek()) // “Watch again” led here
	const speed = useSignal(0)
	const isHasty = useComputed(() => isPlaying.value && SPEEDS[speed.value]! > SLOW_ENOUGH)
	useCloseUp({ table, entries, position, isHasty })
	const chapters = useMemo(() => game.chapters?.(tables, entries) ?? [], [game, tables, entries])
	const outcome = table.isShowing.value ? undefined : engine.outcome(tables[position.value])

	return (
		<main class="table replay-player" id="main">
			<ReplayBar record={record} />
			<PlayersStrip table={table} />
			<BoardFrame table={table} />
			<p id="table-prompt" class="peek" role="status">
				{!outcome && last && last[0] >= 0 && (
					<PlayerShape identity={table.players.value[last[0]]?.colour ?? 0} size={14} />
				)}
				<span class="peek-text">
					{outcome && <strong>{describeOutcome(outcome, table)}</strong>}
					{!outcome && (last ? table.tellBriefly(told.value) : replayWords.t('beginning'))}
				</span>
			</p>
			<Controls
				position={position}
				count={entries.length}
				isTold={isTold}
				isPlayback={isPlayback}
				isPlaying={isPlaying}
				speed={speed}
				chapters={chapters}
				skip={table.skip}
			/>
			<aside class="table-side">
				<div class="log-and-chat">
					<Log table={table} onShow={undefined} />
				</div>
			</aside>
			<AwardsLayer table={table} />
		</main>
	)
}

/** A table that is wherever the controls say. */
function sourceOf({ record, tables, entries }: Recording, position: { readonly value: number }): Source {
	return {
		players: signal(playersOf(record)),
		turn: computed(() => position.value),
		view: computed(() => ({ table: tables[position.value], seat: undefined, hand: undefined })),
		newest: computed(() => ({
			epoch: 0,
			table: tables[position.value],
			entries: entries.slice(0, position.value),
		})),
		send: () => Promise.resolve({ rejected: 'read-only' }),
	}
}
