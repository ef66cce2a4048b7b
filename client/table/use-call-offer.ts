import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { route } from '../app/router.ts'
import { useLoaded } from '../app/use-loaded.ts'
import type { CallOfferProps } from '../bell/call-offer.tsx'
import type { Connection } from '../connection/connection.ts'
import { wordsReady } from '../i18n/language.ts'
import type { TableModel } from './table-model.ts'

const A_WHILE = 4000 // milliseconds: nothing new comes under a finger that has just moved, or before a quick answer

/** The offer to be told when it is one's turn, once somebody has waited a while for somebody else to move. */
export function useCallOffer(
	{ room, you }: Connection,
	table: TableModel,
): ComponentType<CallOfferProps> | undefined {
	const isWaiting =
		route.value.page === 'room' &&
		room.value?.phase === 'playing' &&
		typeof you.value === 'number' &&
		!table.isMyTurn.value &&
		table.players.value.some(
			({ seat, mine, played }) => !mine && played === 'person' && table.actors.value.includes(seat),
		)
	const [isLong, setLong] = useState(false)
	useEffect(() => {
		if (!isWaiting) return setLong(false)
		const timer = setTimeout(setLong, A_WHILE, true)
		return () => clearTimeout(timer)
	}, [isWaiting])
	const Offer = useLoaded(async () => {
		if (!isLong) return undefined
		const { CallOffer } = await import('../bell/call-offer.tsx')
		await wordsReady()
		return CallOffer
	}, [isLong])
	return isWaiting && isLong ? Offer : undefined
}
