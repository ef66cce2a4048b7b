import { useEffect } from 'preact/hooks'
import { forgetRoom } from '../../app/seats.ts'
import { Button } from '../../design/button.tsx'
import { common } from '../../i18n/common.en.ts'
import { roomWords } from '../room/words.en.ts'
import { Notice } from './notice.tsx'
import { HomeLink } from './nowhere-page.tsx'

const { t } = roomWords

export function NoSuchRoomNotice({ code }: { code: string }) {
	useEffect(() => forgetRoom(code), [code])
	return (
		<Notice title={t('notice.none')} text={t('notice.none.text', { code })}>
			<HomeLink />
		</Notice>
	)
}

export function ClosedNotice({ code }: { code: string }) {
	useEffect(() => forgetRoom(code), [code])
	return (
		<Notice title={t('notice.closed')} text={t('notice.closed.text')}>
			<HomeLink />
		</Notice>
	)
}

export const ReplacedNotice = ({ takeOver }: { takeOver: () => void }) => (
	<Notice title={t('notice.replaced')} text={t('notice.replaced.text')}>
		<Button kind="primary" onClick={takeOver}>
			{t('notice.replaced.take')}
		</Button>
	</Notice>
)

export const OfflineNotice = () => (
	<Notice title={common.t('notice.offline')} text={common.t('notice.offline.text')} />
)

export const HostAwayNotice = () => <Notice title={t('notice.host-away')} text={t('notice.host-away.text')} />

export const UnreachableNotice = ({ retry }: { retry: () => void }) => (
	<Notice title={t('notice.unreachable')} text={t('notice.unreachable.text')}>
		<Button kind="primary" onClick={retry}>
			{t('notice.retry')}
		</Button>
	</Notice>
)
