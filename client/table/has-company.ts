import { isLocalCode } from '../app/room-code.ts'
import type { Connection } from '../connection/connection.ts'

/** Whether anybody could read what one says: not where one person plays on one device against bots. */
export const hasCompany = ({ room, chat }: Connection): boolean =>
	!isLocalCode(room.value?.code ?? '') ||
	chat.value.length > 0 ||
	(room.value?.seats.filter(({ bot }) => bot === null).length ?? 0) > 1
