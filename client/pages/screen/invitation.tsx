import { roomPath } from '../../app/route.ts'
import { QrCode } from '../../design/qr-code.tsx'
import { screenWords } from './words.en.ts'

const { t } = screenWords

interface InvitationProps {
	code: string
	isOpen: boolean // whether somebody could still play
}

/** The way into the room for whoever has a phone. */
export function Invitation({ code, isOpen }: InvitationProps) {
	return (
		<section class="screen-invitation">
			<QrCode text={location.origin + roomPath(code)} label={t('qr')} />
			<p>
				<b>{t(isOpen ? 'join' : 'watch')}</b>
				<span>{location.host}</span>
				<span class="screen-code">{code}</span>
			</p>
		</section>
	)
}
