import { useSignal } from '@preact/signals'
import { replayWords } from './words.en.ts'

const LARGEST = 4 * 1024 * 1024

/** What a file holds, or undefined if it is no JSON. */
async function read(file: File): Promise<unknown> {
	try {
		return file.size > LARGEST ? undefined : JSON.parse(await file.text())
	} catch {
		return undefined
	}
}

/** A record from the device: chosen, or dropped. */
export function FileChooser({ onRead }: { onRead: (raw: unknown) => void }) {
	const over = useSignal(false)
	const take = async (files: FileList | null | undefined) => {
		const file = files?.[0]
		if (file) onRead(await read(file))
	}
	return (
		<section
			class="file-chooser"
			aria-label={replayWords.t('choose.file')}
			data-over={over.value}
			onDragOver={(event) => {
				event.preventDefault()
				over.value = true
			}}
			onDragLeave={() => {
				over.value = false
			}}
			onDrop={(event) => {
				event.preventDefault()
				over.value = false
				void take(event.dataTransfer?.files)
			}}
		>
			<p>{replayWords.t('choose.text')}</p>
			<label class="button button-primary">
				<input
					type="file"
					class="unseen"
					accept="application/json,.json"
					onChange={(event) => take(event.currentTarget.files)}
				/>
				<span>{replayWords.t('choose.file')}</span>
			</label>
			<p class="soft">{replayWords.t('choose.drop')}</p>
		</section>
	)
}
