import type { Connection } from '../connection/connection.ts'
import { Button, IconButton } from '../design/button.tsx'
import { isMuted, mute } from '../room/muted.ts'
import { companyWords } from './words.en.ts'

interface MuteButtonProps {
	connection: Connection
	seat: number
	name: string
	isBrief?: boolean // a picture alone
}

/** On this device nothing more is heard of somebody, or again. They are not told. */
export function MuteButton({ connection, seat, name, isBrief = false }: MuteButtonProps) {
	if (connection.you.value === seat) return null
	const isSilent = isMuted(connection, seat)
	const label = companyWords.t(isSilent ? 'unmute' : 'mute', { name })
	const turn = () => mute(connection, seat, !isSilent)
	return isBrief ? (
		<IconButton icon={isSilent ? 'mute' : 'sound'} label={label} onClick={turn} />
	) : (
		<Button icon={isSilent ? 'sound' : 'mute'} wide onClick={turn}>
			{label}
		</Button>
	)
}
