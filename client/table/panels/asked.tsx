import './asked.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { AskView, RoomView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { announce } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import { seatOf } from '../../room/seats.ts'
import { tell } from '../../room/tell.tsx'
import { useCreator } from '../../room/use-creator.ts'
import { useMoment } from './use-moment.ts'
import { panelWords } from './words.en.ts'

export interface AskedProps {
	connection: Connection
	room: RoomView
	children?: ComponentChildren // what is shown to whoever has no say in it
}

/** Somebody would like to play on in a seat: whoever decides about it is asked, one question after the other. */
export function Asked({ connection, room, children }: AskedProps) {
	const rules = useCreator(connection, room)
	// Where two have to say yes, whoever has said it is not asked again.
	const ask = room.asks?.find(({ yes }) => yes === undefined || yes !== connection.you.value)
	if (!rules || !ask) return <>{children}</>
	return <Question key={ask.id} connection={connection} room={room} ask={ask} />
}

function Question({ connection, room, ask }: AskedProps & { ask: AskView }) {
	const isReady = useMoment()
	const agreed = seatOf(room, ask.yes)
	const question = panelWords.t('asked', { name: ask.name, seat: seatOf(room, ask.seat)?.name ?? '' })
	const text = agreed ? `${question} ${panelWords.t('asked.agreed', { name: agreed.name })}` : question
	const here = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (here.current?.offsetParent) announce(text) // it is there twice, and one of them is not shown
	}, [text])
	const answer = (yes: boolean) => () => void tell(connection, 'admit', { ask: ask.id, yes })
	return (
		<div class="asked" ref={here}>
			<p>{text}</p>
			<Button disabled={!isReady} onClick={answer(false)}>
				{panelWords.t('asked.no')}
			</Button>
			<Button disabled={!isReady} onClick={answer(true)}>
				{panelWords.t('asked.yes')}
			</Button>
		</div>
	)
}
