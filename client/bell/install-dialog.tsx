import './install-dialog.css'
import type { Signal } from '@preact/signals'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { bellWords } from './words.en.ts'

const { t } = bellWords

/** What somebody with an iPhone has to do first. */
export function InstallDialog({ open }: { open: Signal<boolean> }) {
	const close = () => {
		open.value = false
	}
	return (
		<Dialog
			open={open.value}
			title={t('install')}
			onClose={close}
			actions={
				<Button kind="primary" onClick={close}>
					{t('install.close')}
				</Button>
			}
		>
			<p>{t('install.text')}</p>
			<ol class="install-steps">
				<li>{t('install.share')}</li>
				<li>{t('install.link')}</li>
				<li>{t('install.open')}</li>
			</ol>
		</Dialog>
	)
}
