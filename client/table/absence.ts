import { useSignalEffect } from '@preact/signals'
import { useEffect, useReducer, useRef } from 'preact/hooks'
import { GONE_AFTER } from '../../shared/room/room.ts'
import type { Connection } from '../connection/connection.ts'
import type { Player } from '../games/game.ts'
import type { TableModel } from './table-model.ts'
import { tableWords } from './words.en.ts'

/** Somebody whose seat nobody plays at the moment. */
export interface Absence {
	player: Player
	isAwaited: boolean // it is their turn, and ours it is not
	replaceableIn: number // milliseconds until a bot may play for them
	isExpected: boolean // the game came from elsewhere, and they have not followed it yet
}

/** Whose absence matters most: that of somebody whose turn it is. */
export function useAbsence(connection: Connection, table: TableModel): Absence | undefined {
	const [, lookAgain] = useReducer((count: number) => count + 1, 0)
	const absence = connection.room.value?.phase === 'playing' ? absenceOf(connection, table) : undefined
	const isWaiting = absence !== undefined && absence.replaceableIn > 0
	useEffect(() => {
		if (!isWaiting) return undefined
		const timer = setTimeout(lookAgain, absence.replaceableIn, undefined)
		return () => clearTimeout(timer)
	}, [isWaiting, absence?.player.id])
	return absence
}

function absenceOf(connection: Connection, table: TableModel): Absence | undefined {
	const absent = table.players.value.filter(
		({ id, played, away }) => (played === 'nobody' || away) && id !== connection.owns.value,
	)
	const isTurn = ({ seat }: Player) => table.actors.value.includes(seat)
	const player = absent.find(isTurn) ?? absent[0]
	if (!player) return undefined
	const isAwaited = isTurn(player) && !table.isMyTurn.value
	const isExpected =
		connection.room.value?.from !== undefined &&
		table.comings.value.comings?.findLast(([, seat]) => seat === player.seat)?.[2] !== 'nobody'
	return { player, isAwaited, replaceableIn: replaceableIn(connection, player), isExpected }
}

function replaceableIn({ presence, clockOffset }: Connection, { id, played }: Player): number {
	if (played === 'nobody') return 0
	const now = Date.now() + clockOffset()
	return Math.max(0, (presence.value?.away[id] ?? now) + GONE_AFTER - now)
}

/** Why the game does not go on. */
export const describeAbsence = ({
	player: { name, played },
	replaceableIn: wait,
	isExpected,
}: Absence): string => {
	if (played === 'nobody') return tableWords.t(isExpected ? 'absent.expected' : 'absent.left', { name })
	return tableWords.t(wait > 0 ? 'absent.away.wait' : 'absent.away', { name })
}

/** Says it when somebody leaves, and who takes their seat, whoever's turn it is. */
export function useDepartures(table: TableModel): void {
	const left = useRef(namesOf(table.players.peek().filter(isLeft)))
	useSignalEffect(() => {
		const before = left.current
		left.current = namesOf(table.players.value.filter(isLeft))
		for (const { id, name, mine, played } of table.players.value) {
			const then = before.get(id)
			if (then === undefined && left.current.has(id)) table.say(tableWords.t('absent.left', { name }))
			if (then !== undefined && then !== name && played === 'person' && !mine)
				table.say(tableWords.t('absent.newcomer', { name, before: then }))
		}
	})
}

const namesOf = (players: readonly Player[]): ReadonlyMap<number, string> =>
	new Map(players.map(({ id, name }) => [id, name]))

const isLeft = ({ played }: Player): boolean => played === 'nobody'
