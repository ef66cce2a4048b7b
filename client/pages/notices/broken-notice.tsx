import { Button } from '../../design/button.tsx'
import { common } from '../../i18n/common.en.ts'
import { Notice } from './notice.tsx'

export const Reload = () => (
	<Button kind="primary" onClick={() => location.reload()}>
		{common.t('notice.reload')}
	</Button>
)

/** A mistake of ours. */
export const BrokenNotice = () => (
	<Notice title={common.t('notice.broken')} text={common.t('notice.broken.text')}>
		<Reload />
	</Notice>
)

/** The server has moved on since this page was loaded. */
export const OutdatedNotice = () => (
	<Notice title={common.t('notice.outdated')} text={common.t('notice.outdated.text')}>
		<Reload />
	</Notice>
)
