import { ButtonLink } from '../../design/button.tsx'
import { common } from '../../i18n/common.en.ts'
import { Notice } from './notice.tsx'

export const NowherePage = () => (
	<Notice title={common.t('notice.nowhere')} text={common.t('notice.nowhere.text')}>
		<HomeLink />
	</Notice>
)

export const HomeLink = () => (
	<ButtonLink kind="primary" href="/">
		{common.t('notice.home')}
	</ButtonLink>
)
