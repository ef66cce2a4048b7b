import './passage-button.css'
import { useSignal } from '@preact/signals'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { PassagePanel } from './passage-panel.tsx'
import { passageWords } from './words.en.ts'

/** The way to another device, where no menu leads to it. */
export function PassageButton({ code }: { code: string }) {
	const open = useSignal(false)
	const set = (value: boolean) => () => {
		open.value = value
	}
	return (
		<>
			<Button kind="plain" class="passage-button" icon="devices" aria-haspopup="dialog" onClick={set(true)}>
				{passageWords.t('title')}
			</Button>
			<Sheet open={open.value} title={passageWords.t('title')} onClose={set(false)}>
				<PassagePanel code={code} />
			</Sheet>
		</>
	)
}
