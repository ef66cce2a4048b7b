import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { common } from '../../i18n/common.en.ts'
import { OutdatedNotice, Reload } from './broken-notice.tsx'
import { Notice } from './notice.tsx'

type Reason = 'offline' | 'unreachable' | 'outdated'

/** A part of the page did not come: the network is gone, or the server, or it has newer parts by now. */
export function UnloadableNotice() {
	const reason = useSignal<Reason | undefined>(undefined)
	useEffect(() => {
		const reload = () => location.reload()
		addEventListener('online', reload)
		findReason().then((found) => {
			reason.value = found
		})
		return () => removeEventListener('online', reload)
	}, [reason])
	switch (reason.value) {
		case undefined:
			return <WagonLoader label={common.t('loading')} />
		case 'outdated':
			return <OutdatedNotice />
		default:
			return (
				<Notice title={common.t(`notice.${reason.value}`)} text={common.t(`notice.${reason.value}.text`)}>
					<Reload />
				</Notice>
			)
	}
}

async function findReason(): Promise<Reason> {
	if (!navigator.onLine) return 'offline'
	const { ok } = await fetch('/api/health').catch(() => ({ ok: false }))
	return ok ? 'outdated' : 'unreachable'
}
