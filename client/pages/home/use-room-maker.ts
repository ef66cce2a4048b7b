import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { CalendarDay } from '../../../shared/kernel/calendar.ts'
import type { Intent } from '../../app/intents.ts'
import { levelFor, notePlayed } from '../../app/level.ts'
import { roomPath } from '../../app/route.ts'
import { navigate } from '../../app/router.ts'
import { toast } from '../../design/announcer.tsx'
import { findClientGame } from '../../games/index.ts'
import { CreateRoomError, createRoom } from './create-room.ts'
import { homeWords } from './words.en.ts'

/** On the edge, to play at once or to invite; or on this device alone, with a gentle bot at once. */
type Way = 'play' | 'invite' | 'here' | 'gentle'

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
				if (way === 'play' || way === 'gentle') notePlayed(game)
				navigate(roomPath(code))
			} catch (error) {
				busy.value = undefined
				tellFailure(error)
			}
		},
	}
}

function tellFailure(error: unknown): void {
	const reason = error instanceof CreateRoomError ? error.reason : 'refused'
	toast(homeWords.t(`home.failed.${reason}`))
}

/** Makes a room with the deal of a day, to invite others, and goes there. */
export function useDayRoom(game: string): {
	busy: ReadonlySignal<boolean>
	open(day: CalendarDay): Promise<void>
} {
	const busy = useSignal(false)
	return {
		busy,
		async open(day) {
			busy.value = true
			try {
				navigate(roomPath(await createRoom(game, 'invite', day)))
			} catch (error) {
				busy.value = false
				tellFailure(error)
			}
		},
	}
}

/** Where no server can be reached, what needs nobody else is played on this device. */
async function makeRoom(game: string, way: Way): Promise<string> {
	if (way === 'here') return makeLocalRoom(game, 'invite')
	if (way === 'gentle')
		return makeLocalRoom(game, { level: 'gentle', count: 1 }, findClientGame(game)?.easyOptions)
	const intent = way === 'play' ? { level: levelFor(game) } : way
	try {
		return await createRoom(game, intent)
	} catch (error) {
		const isGone = error instanceof CreateRoomError && ['unreachable', 'resting'].includes(error.reason)
		const code =
			way === 'play' && isGone ? await makeLocalRoom(game, intent).catch(() => undefined) : undefined
		if (code === undefined) throw error
		toast(homeWords.t('home.fell-back'))
		return code
	}
}

async function makeLocalRoom(game: string, intent: Intent, options?: object): Promise<string> {
	const [{ noteLocalIntent }] = await Promise.all([
		import('../local/local-intents.ts'),
		import('../local/local-page.tsx'), // without a network it may not be there
	])
	return noteLocalIntent(game, intent, options)
}
