import { useSignal } from '@preact/signals'
import { isLocalCode } from '../../app/room-code.ts'
import { pathTo } from '../../app/route.ts'
import { forgetRoom, type HeldSeat, hideRoom } from '../../app/seats.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { toast } from '../../design/announcer.tsx'
import { IconButton } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import { titles } from '../../games/titles.en.ts'
import { askAbout } from '../ask-about.ts'
import { homeWords } from './words.en.ts'

const SHOWN = 3 // of more, the rest at a tap: the games are what most come for

/** The rooms where a seat is ours, so that nobody has to look for the link: those that wait for us, or else some. */
export function HeldSeats({ seats }: { seats: readonly HeldSeat[] }) {
	const isWhole = useSignal(false)
	if (seats.length === 0) return null
	const waiting = seats.filter(({ turn }) => turn)
	const shown = isWhole.value ? seats : waiting.length > 0 ? waiting : seats.slice(0, SHOWN)
	return (
		<section class="held-seats" aria-label={homeWords.t('home.seats')}>
			<ul>
				{shown.map((seat) => (
					<li key={seat.code}>
						<HeldSeatLink {...seat} />
						<IconButton
							icon="close"
							label={homeWords.t('home.seat.remove')}
							onClick={() => {
								hideRoom(seat.code)
								toast(homeWords.t('home.seat.removed'))
							}}
						/>
					</li>
				))}
			</ul>
			{shown.length < seats.length && (
				<button
					type="button"
					class="rules-link"
					onClick={() => {
						isWhole.value = true
					}}
				>
					{homeWords.t('home.seats.all', { count: seats.length })}
				</button>
			)}
		</section>
	)
}

function HeldSeatLink({ code, game, host, turn, phase: before }: HeldSeat) {
	const isHere = isLocalCode(code)
	// Of a room that a device keeps no server knows anything.
	const about = useLoaded(async () => (isHere || host !== undefined ? undefined : askAbout(code)))
	if (about === 'no-such-room') forgetRoom(code)
	// A code leads there only where a server keeps the room.
	const place = isHere ? 'here' : host && 'between'
	const phase = typeof about === 'object' ? about.phase : place && before
	return (
		<a class="held-seat" href={pathTo({ code, host })} data-turn={turn}>
			<span class="unseen">
				{place ? homeWords.t(`home.seat.${place}`) : homeWords.t('home.seat', { code })}
			</span>
			<span class="held-seat-code" data-place={place} aria-hidden="true">
				{place ? homeWords.t(`home.seat.${place}.short`) : code}
			</span>
			<span class="held-seat-game">
				{titles.find(`${game}.name`)}
				{!turn && phase && ` · ${homeWords.t(`home.phase.${phase}`)}`}
			</span>
			{turn && <b class="held-seat-turn">{homeWords.t('home.turn')}</b>}
			<Icon name="arrow" size={20} />
		</a>
	)
}
