import { useEffect } from 'preact/hooks'
import { forgetRoom } from '../../app/seats.ts'
import { Button } from '../../design/button.tsx'
import { Notice } from './notice.tsx'
import { HomeLink } from './nowhere-page.tsx'
import { noticeWords } from './words.en.ts'

const { t } = noticeWords

export function NoSuchRoomNotice({ code }: { code: string }) {
	useEffect(() => forgetRoom(code), [code])
	return (
		<Notice title={t('none')} text={t('none.text', { code })}>
			<HomeLink />
		</Notice>
	)
}

export function ClosedNotice({ code }: { code: string }) {
	useEffect(() => forgetRoom(code), [code])
	return (
		<Notice title={t('closed')} text={t('closed.text')}>
			<HomeLink />
		</Notice>
	)
}

export const ReplacedNotice = ({ takeOver }: { takeOver: () => void }) => (
	<Notice title={t('replaced')} text={t('replaced.text')}>
		<Button kind="primary" onClick={takeOver}>
			{t('replaced.take')}
		</Button>
	</Notice>
)

export const HostAwayNotice = () => <Notice title={t('host-away')} text={t('host-away.text')} />
