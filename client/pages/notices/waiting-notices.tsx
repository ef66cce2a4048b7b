import { Button } from '../../design/button.tsx'
import { common } from '../../i18n/common.en.ts'
import { roomWords } from '../room/words.en.ts'
import { Notice } from './notice.tsx'

const { t } = roomWords

export const OfflineNotice = () => (
	<Notice title={common.t('notice.offline')} text={common.t('notice.offline.text')} />
)

export const UnreachableNotice = ({ retry }: { retry: () => void }) => (
	<Notice title={t('notice.unreachable')} text={t('notice.unreachable.text')}>
		<Button kind="primary" onClick={retry}>
			{t('notice.retry')}
		</Button>
	</Notice>
)
