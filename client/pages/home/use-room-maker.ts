import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { Purpose } from '../../app/purposes.ts'
import { roomPath } from '../../app/route.ts'
import { navigate } from '../../app/router.ts'
import { toast } from '../../design/announcer.tsx'
import { CreateRoomError, createRoom } from './create-room.ts'
import { homeWords } from './words.ts'

interface RoomMaker {
	busy: ReadonlySignal<Purpose | undefined>
	open(purpose: Purpose): Promise<void>
}

/** Makes a room for a game and goes there; says why where that fails. */
export function useRoomMaker(game: string): RoomMaker {
	const busy = useSignal<Purpose | undefined>(undefined)
	return {
		busy,
		async open(purpose) {
			busy.value = purpose
			try {
				navigate(roomPath(await createRoom(game, purpose)))
			} catch (error) {
				busy.value = undefined
				const reason = error instanceof CreateRoomError ? error.reason : 'refused'
				toast(homeWords.t(`home.failed.${reason}`))
			}
		},
	}
}
