import { useSignal } from '@preact/signals'
import { toast } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { common } from '../../i18n/common.en.ts'
import { privacyWords } from './words.en.ts'

interface EraseButtonProps {
	label: string
	about?: string // the same for whoever does not see where it stands
	question: string
	what: string // goes
	failed: string
	erase: () => Promise<boolean>
}

/** Erases something, once it has said what. */
export function EraseButton({ label, about = label, question, what, failed, erase }: EraseButtonProps) {
	const isOpen = useSignal(false)
	const isBusy = useSignal(false)
	const close = () => {
		isOpen.value = false
	}
	const confirm = async () => {
		close()
		isBusy.value = true
		if (!(await erase())) toast(failed)
		isBusy.value = false
	}
	return (
		<>
			<Button
				busy={isBusy.value}
				aria-haspopup="dialog"
				aria-label={about}
				onClick={() => {
					isOpen.value = true
				}}
			>
				{label}
			</Button>
			<Dialog
				open={isOpen.value}
				title={question}
				onClose={close}
				actions={
					<>
						<Button onClick={close}>{common.t('cancel')}</Button>
						<Button kind="primary" onClick={confirm}>
							{privacyWords.t('erase.do')}
						</Button>
					</>
				}
			>
				<p>{what}</p>
			</Dialog>
		</>
	)
}
