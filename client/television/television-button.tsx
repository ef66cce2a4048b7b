import { useSignal } from '@preact/signals'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TelevisionPanel } from './television-panel.tsx'
import { televisionWords } from './words.en.ts'

/** The way to a television, where no menu leads to it. */
export function TelevisionButton({ code }: { code: string }) {
	const open = useSignal(false)
	const set = (value: boolean) => () => {
		open.value = value
	}
	return (
		<>
			<Button
				kind="plain"
				class="television-button"
				icon="television"
				aria-haspopup="dialog"
				onClick={set(true)}
			>
				{televisionWords.t('title')}
			</Button>
			<Sheet open={open.value} title={televisionWords.t('title')} onClose={set(false)}>
				<TelevisionPanel code={code} />
			</Sheet>
		</>
	)
}
