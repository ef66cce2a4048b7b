import { Switch } from '../../design/switch.tsx'
import { findClientGame } from '../../games/index.ts'
import { tell } from '../../room/tell.tsx'
import type { LobbyPartProps } from './seat-list.tsx'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

/** Whether hints may be asked for: among people that is for the host to decide, and for everybody to know. */
export function HintsLine({ connection, room, rules }: LobbyPartProps) {
	const people = room.seats.filter(({ played }) => played === 'person').length
	if (people < 2 || findClientGame(room.game)?.atOnce) return null
	const { hints = false } = room
	if (!rules) return hints ? <p class="soft">{t('hints.on')}</p> : null
	return (
		<Switch
			label={t('hints')}
			hint={t('hints.hint')}
			checked={hints}
			onChange={(allowed) => tell(connection, 'hints', { allowed })}
		/>
	)
}
