import { isLocalCode } from '../../app/room-code.ts'
import { peerPath, roomPath } from '../../app/route.ts'
import { forgetRoom, type HeldSeat, hideRoom } from '../../app/seats.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { toast } from '../../design/announcer.tsx'
import { IconButton } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import { titles } from '../../games/titles.en.ts'
import { askAbout } from '../ask-about.ts'
import { homeWords } from './words.en.ts'

const SHOWN = 3

/** The rooms where a seat is ours, so that nobody has to look for the link. */
export const HeldSeats = ({ seats }: { seats: readonly HeldSeat[] }) =>
	seats.length === 0 ? null : (
		<section class="held-seats" aria-label={homeWords.t('home.seats')}>
			<ul>
				{seats.slice(0, SHOWN).map((seat) => (
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
		</section>
	)

function HeldSeatLink({ code, game, host, turn }: HeldSeat) {
	const isHere = isLocalCode(code)
	// Of a room that a device keeps no server knows anything.
	const about = useLoaded(async () => (isHere || host !== undefined ? undefined : askAbout(code)))
	if (about === 'no-such-room') forgetRoom(code)
	// A code leads there only where a server keeps the room.
	const place = isHere ? 'here' : host && 'between'
	const phase = typeof about === 'object' ? homeWords.t(`home.phase.${about.phase}`) : ''
	return (
		<a class="held-seat" href={host === undefined ? roomPath(code) : peerPath(code, host)}>
			<span class="unseen">
				{place ? homeWords.t(`home.seat.${place}`) : homeWords.t('home.seat', { code })}
			</span>
			<span class="held-seat-code" aria-hidden="true">
				{place ? homeWords.t(`home.${place}`) : code}
			</span>
			<span class="held-seat-game">
				{titles.find(`${game}.name`)}
				{!turn && phase && ` · ${phase}`}
			</span>
			{turn && <b class="held-seat-turn">{homeWords.t('home.turn')}</b>}
			<Icon name="arrow" size={20} />
		</a>
	)
}
