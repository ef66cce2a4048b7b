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
import type { Recording } from '../replay/recording.ts'
import { playOn } from './play-on.ts'
import { StillBoard } from './still-board.tsx'
import { nameFor, percentOf } from './told-account.ts'
import { reportWords } from './words.en.ts'

interface TurningPointProps {
	recording: Recording
	players: readonly Player[]
	turn: JudgedTurn
	number: number // among them
}

const { t } = reportWords

/** A turn that decided much: what was played, what it changed, and what would have been better. */
export function TurningPoint({ recording, players, turn, number }: TurningPointProps) {
	const { record } = recording
	const { seat, from } = turn
	const made = useMemo(() => playedScene(recording, turn), [recording, turn])
	const best = useMemo(() => betterScene(recording, turn), [recording, turn])
	const isBetter = useSignal(false)
	const { name, colour, mine } = players[seat]!
	const scene = isBetter.value && best ? best : made
	return (
		<article class="report-point">
			<h3>
				<span class="report-number">{number}</span>
				<PlayerShape identity={colour} size={20} />
				{t('point.heading', { move: from + 1, name: nameFor(players[seat]!) })}
			</h3>
			<p>{tellScene(recording, players, made)}</p>
			{whoseChange(turn, players).map((player) => (
				<Change key={player.seat} turn={turn} player={player} />
			))}
			{best ? (
				<p class="report-better">
					<b>
						{t(mine ? 'point.better.you' : 'point.better', {
							name,
							best: chance(turn.best[seat]!),
							made: chance(turn.made[seat]!),
						})}
					</b>{' '}
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
				{t(mine ? 'play.on.you' : 'play.on', { name })}
			</Button>
		</article>
	)
}

/** Who moved, and whoever it changed more for: between two, it is the same read the other way round. */
function whoseChange({ seat, before, after }: JudgedTurn, players: readonly Player[]): Player[] {
	const change = (player: Player) => Math.abs(after[player.seat]! - before[player.seat]!)
	const mover = players[seat]!
	const most = players.toSorted((a, b) => change(b) - change(a))[0]!
	return change(most) > change(mover) ? [mover, most] : [mover]
}

/** What the move made of somebody's chances, and then the draw. */
function Change({ turn, player: { seat, name, colour, mine } }: { turn: JudgedTurn; player: Player }) {
	const [before, made, after] = [turn.before, turn.made, turn.after].map((chances) => chance(chances[seat]!))
	const key = made === before ? 'point.same' : 'point.change'
	return (
		<p class="report-change">
			<PlayerShape identity={colour} size={16} />
			<b>{t(mine ? `${key}.you` : key, { name, before: before!, made: made! })}</b>
			{after !== made && <span> {t('point.draw', { after: after! })}</span>}
		</p>
	)
}

const chance = (parts: number): string => percent(percentOf(parts))

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
