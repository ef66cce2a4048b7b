import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { applySteps } from '../../../shared/kernel/game.ts'
import { momentOf } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import type { JudgedTurn } from '../../../shared/report/report.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { Button } from '../../design/button.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import type { Player } from '../../games/game.ts'
import { percent } from '../../i18n/percent.ts'
import { playersOf, type Recording } from '../replay/recording.ts'
import { playOn } from './play-on.ts'
import { StillBoard } from './still-board.tsx'
import { percentOf } from './told-account.ts'
import { reportWords } from './words.en.ts'

interface TurningPointProps {
	recording: Recording
	turn: JudgedTurn
	number: number // among them
}

const { t } = reportWords

/** A turn that decided much: what was played, what it changed, and what would have been better. */
export function TurningPoint({ recording, turn, number }: TurningPointProps) {
	const { record } = recording
	const { seat, from, to, better } = turn
	const players = useMemo(() => playersOf(record), [record])
	// A closer look brings the same turn with other figures: then the board stays as it is.
	const made = useMemo(() => playedScene(recording, turn), [recording, from, to])
	const best = useMemo(() => betterScene(recording, turn), [recording, from, JSON.stringify(better)])
	const isBetter = useSignal(false)
	const { name, colour } = players[seat]!
	const scene = isBetter.value && best ? best : made
	return (
		<article class="report-point">
			<h3>
				<span class="report-number">{number}</span>
				<PlayerShape identity={colour} size={20} />
				{t('point.heading', { move: from + 1, name })}
			</h3>
			<p>{tellScene(recording, players, made)}</p>
			<Change turn={turn} players={players} />
			{best && better ? (
				<p class="report-better">
					<b>{t('point.better', { change: percent(percentOf(turn.best[seat]! - turn.made[seat]!)) })}</b>{' '}
					{tellScene(recording, players, best)}
				</p>
			) : (
				<p class="soft">{t('point.best')}</p>
			)}
			<StillBoard game={recording.game} players={players} table={scene.table} entries={scene.entries} />
			{best && (
				<fieldset class="report-choice">
					<legend class="unseen">{t('point.shown', { move: from + 1 })}</legend>
					{[false, true].map((choice) => (
						<label key={String(choice)}>
							<input
								type="radio"
								class="unseen"
								name={`shown-${number}`}
								checked={isBetter.value === choice}
								onChange={() => {
									isBetter.value = choice
								}}
							/>
							<span>{t(choice ? 'point.show.better' : 'point.show.made')}</span>
						</label>
					))}
				</fieldset>
			)}
			<Button wide icon="arrow" onClick={() => playOn({ record, moves: from, seat, bot: 'sharp' })}>
				{t('play.on', { name })}
			</Button>
		</article>
	)
}

/** Whose chance changed most, and how much of that was luck. */
function Change({
	turn: { before, made, after },
	players,
}: {
	turn: JudgedTurn
	players: readonly Player[]
}) {
	const most = players.toSorted(
		(a, b) => Math.abs(after[b.seat]! - before[b.seat]!) - Math.abs(after[a.seat]! - before[a.seat]!),
	)[0]!
	const luck = percentOf(after[most.seat]! - made[most.seat]!)
	return (
		<p class="report-change">
			<PlayerShape identity={most.colour} size={16} />
			<b>
				{t('point.change', {
					name: most.name,
					before: percent(percentOf(before[most.seat]!)),
					after: percent(percentOf(after[most.seat]!)),
				})}
			</b>
			{luck !== 0 && (
				<span>
					{' '}
					{t(luck > 0 ? 'point.luck.good' : 'point.luck.bad', { change: percent(Math.abs(luck)) })}
				</span>
			)}
		</p>
	)
}

/** A position, and the moves of one turn that led there. */
interface Scene {
	table: unknown
	entries: readonly MoveEntry[]
	from: number // entries before the turn
}

const playedScene = ({ tables, entries }: Recording, { from, to }: JudgedTurn): Scene => ({
	table: tables[to],
	entries: entries.slice(0, to),
	from,
})

/** The same turn with the better move. */
function betterScene(
	{ engine, record, states, entries }: Recording,
	{ seat, from, better }: JudgedTurn,
): Scene | undefined {
	if (!better) return undefined
	const applied = applySteps(engine, states[from], seat, better, momentOf(record.moves[from]!))
	if (isRejected(applied)) return undefined
	return {
		table: engine.table(applied.state),
		entries: [...entries.slice(0, from), [seat, ...applied.events]],
		from,
	}
}

const tellScene = (
	{ game }: Recording,
	players: readonly Player[],
	{ table, entries, from }: Scene,
): string =>
	entries
		.slice(from)
		.map((entry, index) => game.tell(entry, players, table, entries.slice(0, from + index)))
		.filter((told) => told !== '')
		.join(' ')
