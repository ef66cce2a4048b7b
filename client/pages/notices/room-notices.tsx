import { useEffect } from 'preact/hooks'
import { forgetRoom } from '../../app/seats.ts'
import { Button } from '../../design/button.tsx'
import { lazily } from '../../design/lazily.tsx'
import { givenAway } from '../../passage/given-away.ts'
import { Notice } from './notice.tsx'
import { HomeLink } from './nowhere-page.tsx'
import { noticeWords } from './words.en.ts'

const { t } = noticeWords

const GivenNotice = lazily(async () => (await import('../passage/given-notice.tsx')).GivenNotice)

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

/** Another socket of ours is open; or the seat went to another device, and this one knows. */
export const ReplacedNotice = ({ code, takeOver }: { code: string; takeOver: () => void }) =>
	givenAway.value === code ? (
		<GivenNotice code={code} watch={takeOver} />
	) : (
		<Notice title={t('replaced')} text={t('replaced.text')}>
			<Button kind="primary" onClick={takeOver}>
				{t('replaced.take')}
			</Button>
		</Notice>
	)

export const HostAwayNotice = () => <Notice title={t('host-away')} text={t('host-away.text')} />
