import { Outline } from '../design/outline.tsx'
import './shown-reactions.css'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Connection, Reaction } from '../connection/connection.ts'
import { announce } from '../design/announcer.tsx'
import { isMuted } from '../room/muted.ts'
import { glyphs } from './glyphs.ts'
import { companyWords } from './words.en.ts'

const SHOWN_FOR = 2500 // milliseconds

/** What somebody has just shown, beside their sign for a moment; the latest of each. */
export function ShownReactions({ connection }: { connection: Connection }) {
	const shown = useSignal<readonly Reaction[]>([])
	const latest = connection.reaction.value
	useEffect(() => {
		const glyph = latest && glyphs[latest.reaction]
		// Between lobby and table it is drawn anew: what was seen there is not shown again.
		if (!glyph || latest.at < Date.now() - SHOWN_FOR || isMuted(connection, latest.seat)) return
		if (latest.seat !== connection.you.peek())
			announce(`${latest.name}: ${companyWords.t(`reaction.${glyph.name}`)}`)
		shown.value = [...shown.peek().filter(({ seat }) => seat !== latest.seat), latest]
		setTimeout(() => {
			shown.value = shown.peek().filter((one) => one !== latest)
		}, SHOWN_FOR)
	}, [latest, connection, shown])
	return (
		<div aria-hidden="true">
			{shown.value.map((reaction) => (
				<ShownReaction key={reaction.at} connection={connection} {...reaction} />
			))}
		</div>
	)
}

function ShownReaction({ connection, seat, name, reaction }: Reaction & { connection: Connection }) {
	const box = useRef<HTMLSpanElement>(null)
	const identity = connection.room.value?.seats.find(({ id }) => id === seat)?.colour
	useLayoutEffect(() => {
		const sign = placeOf(connection, seat)?.getBoundingClientRect()
		if (!box.current || !sign) return
		const { width } = box.current.getBoundingClientRect()
		const left = Math.min(sign.left, innerWidth - width - MARGIN)
		box.current.style.left = `${Math.max(MARGIN, left)}px`
		box.current.style.top = `${Math.min(sign.bottom + 2, innerHeight - width - MARGIN)}px`
	}, [connection, seat])
	return (
		<span ref={box} class="shown-reaction" data-player={identity}>
			<Outline path={glyphs[reaction]!.path} size={36} />
			{identity === undefined && <small>{name}</small>}
		</span>
	)
}

const MARGIN = 4

/** Where somebody is on the page: at the table, or before a game in the list of seats. Whoever watches has no sign. */
function placeOf({ room, table }: Connection, seat: number): Element | null | undefined {
	const place = table.value?.about.seats.findIndex(({ id }) => id === seat) ?? -1
	const chip = document.querySelector(`.player-button[data-seat="${place}"]`)
	const row = room.value?.seats.findIndex(({ id }) => id === seat) ?? -1
	return (
		chip ??
		document.querySelectorAll('.seat-list > .seat')[row]?.querySelector('.player-shape') ??
		document.querySelector('.table-bar, .seat-list-head')
	)
}
