import { signal } from '@preact/signals'
import type { ChatLine } from '../../shared/room/chat.ts'
import { keep, recall } from '../app/storage.ts'
import type { Connection } from '../connection/connection.ts'

const KEY = 'muted'
const MOST = 64

/** Whom we do not want to hear on this device: room and seat in one word. */
const muted = signal<readonly string[]>(recall(KEY) ?? [])

const nameOf = ({ room }: Connection, seat: number): string => `${room.value?.code}${seat}`

export const isMuted = (connection: Connection, seat: number): boolean =>
	muted.value.includes(nameOf(connection, seat))

/** What was said lately, by whom we want to hear. */
export const heardBy = (connection: Connection): readonly ChatLine[] =>
	connection.chat.value.filter(({ seat }) => !isMuted(connection, seat))

export function mute(connection: Connection, seat: number, isSilent: boolean): void {
	const name = nameOf(connection, seat)
	const others = muted.value.filter((other) => other !== name)
	muted.value = isSilent ? [...others, name].slice(-MOST) : others
	keep(KEY, muted.value)
}
