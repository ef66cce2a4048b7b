import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { Intent } from '../../app/intents.ts'
import { levelFor, notePlayed } from '../../app/level.ts'
import { roomPath } from '../../app/route.ts'
import { navigate } from '../../app/router.ts'
import { toast } from '../../design/announcer.tsx'
import { CreateRoomError, createRoom } from './create-room.ts'
import { homeWords } from './words.en.ts'

/** On the edge, to play at once or to invite, or on this device alone. */
type Way = 'play' | 'invite' | 'here'

interface RoomMaker {
	busy: ReadonlySignal<Way | undefined>
	open(way: Way): Promise<void>
}

/** Makes a room for a game and goes there; says why where that fails. */
export function useRoomMaker(game: string): RoomMaker {
	const busy = useSignal<Way | undefined>(undefined)
	return {
		busy,
		async open(way) {
			busy.value = way
			try {
				const code = await makeRoom(game, way)
				if (way === 'play') notePlayed(game)
				navigate(roomPath(code))
			} catch (error) {
				busy.value = undefined
				const reason = error instanceof CreateRoomError ? error.reason : 'refused'
				toast(homeWords.t(`home.failed.${reason}`))
			}
		},
	}
}

/** Where no server can be reached, what needs nobody else is played on this device. */
async function makeRoom(game: string, way: Way): Promise<string> {
	if (way === 'here') return makeLocalRoom(game, 'invite')
	const intent = way === 'play' ? { level: levelFor(game) } : way
	try {
		return await createRoom(game, intent)
	} catch (error) {
		const isAlone = way === 'play' && error instanceof CreateRoomError && error.reason === 'unreachable'
		const code = isAlone ? await makeLocalRoom(game, intent).catch(() => undefined) : undefined
		if (code === undefined) throw error
		toast(homeWords.t('home.fell-back'))
		return code
	}
}

async function makeLocalRoom(game: string, intent: Intent): Promise<string> {
	const [{ noteLocalIntent }] = await Promise.all([
		import('../local/local-intents.ts'),
		import('../local/local-page.tsx'), // without a network it may not be there
	])
	return noteLocalIntent(game, intent)
}
