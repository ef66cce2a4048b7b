import { useEffect, useState } from 'preact/hooks'

const A_MOMENT = 700 // milliseconds: a finger on its way to what stood here before must not answer

/** Whether a question has been there for long enough to be answered. */
export function useMoment(): boolean {
	const [isOver, setOver] = useState(false)
	useEffect(() => {
		const timer = setTimeout(() => setOver(true), A_MOMENT)
		return () => clearTimeout(timer)
	}, [])
	return isOver
}
