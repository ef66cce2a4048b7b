import { settings } from '../app/settings.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { Button } from '../design/button.tsx'
import { WagonLoader } from '../design/wagon-loader.tsx'
import { common } from '../i18n/common.en.ts'
import type { TableModel } from './table-model.ts'
import { tableWords } from './words.en.ts'

/** The board in words, loaded when it is wanted. */
export function TextViewFrame({ play, touch }: Pick<TableModel, 'play' | 'touch'>) {
	const TextView = useLoaded(() => play.textView(), [play])
	return (
		<div class="table-text" onClickCapture={touch}>
			<Button
				kind="plain"
				icon="back"
				onClick={() => {
					settings.textView.value = false
				}}
			>
				{tableWords.t('text.back')}
			</Button>
			{TextView ? <TextView /> : <WagonLoader label={common.t('loading')} />}
		</div>
	)
}
