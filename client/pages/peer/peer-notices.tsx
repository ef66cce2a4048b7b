import { Notice } from '../notices/notice.tsx'
import { HomeLink } from '../notices/nowhere-page.tsx'
import { peerWords } from './words.en.ts'

const { t } = peerWords

/** The part of the link that tells whose device keeps the room is missing. */
export const IncompleteLinkNotice = () => (
	<Notice title={t('notice.incomplete')} text={t('notice.incomplete.text')}>
		<HomeLink />
	</Notice>
)

/** Over plain http a browser lends no keys. */
export const InsecureNotice = () => (
	<Notice title={t('notice.insecure')} text={t('notice.insecure.text')}>
		<HomeLink />
	</Notice>
)
