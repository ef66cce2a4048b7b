import { useEffect, useRef } from 'preact/hooks'
import type { SeatView } from '../../../shared/room/view.ts'
import { announce } from '../../design/announcer.tsx'
import { lobbyWords } from './words.en.ts'

/** Says who came and who went, for those who cannot see it. */
export function useAnnouncedSeats(seats: readonly SeatView[]): void {
	const before = useRef(seats)
	useEffect(() => {
		const came = seats.filter(({ id }) => !before.current.some((other) => other.id === id))
		const went = before.current.filter(({ id }) => !seats.some((other) => other.id === id))
		before.current = seats
		const news = [
			...came.map(({ name }) => lobbyWords.t('lobby.arrived', { name })),
			...went.map(({ name }) => lobbyWords.t('lobby.left', { name })),
		]
		if (news.length > 0) announce(news.join(' '))
	}, [seats])
}
