import { allowances, paces } from '../../../shared/room/clock.ts'
import { Choice } from '../../design/choice.tsx'
import { findClientGame } from '../../games/index.ts'
import { tell } from '../../room/tell.tsx'
import type { LobbyPartProps } from './seat-list.tsx'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords
const NONE = 'none'
const SECOND = 1_000

/** How much time there is: for the host to choose, and for everybody to know. */
export function ClockLine({ connection, room, rules }: LobbyPartProps) {
	const people = room.seats.filter(({ played }) => played === 'person').length
	if (people < 2 || findClientGame(room.game)?.atOnce) return null
	const { clock } = room
	const hint = clock && describe(clock)
	if (!rules) return clock ? <p class="soft">{`${t(`clock.${clock}`)} · ${hint}`}</p> : null
	return (
		<Choice
			label={t('clock')}
			hint={hint ?? t('clock.hint')}
			items={[NONE, ...paces].map((value) => ({ value, label: t(`clock.${value as 'none'}`) }))}
			chosen={[clock ?? NONE]}
			onChoose={(pace) => void tell(connection, 'clock', { pace: pace === NONE ? null : pace })}
		/>
	)
}

function describe(pace: keyof typeof allowances): string {
	const { reserve, turn } = allowances[pace]
	return t('clock.told', { seconds: turn / SECOND, minutes: reserve / SECOND / 60 })
}
