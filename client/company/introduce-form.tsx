import { useSignal } from '@preact/signals'
import { MAX_NAME } from '../../shared/room/room.ts'
import { rememberedProfile } from '../app/profile.ts'
import type { Connection } from '../connection/connection.ts'
import { toast } from '../design/announcer.tsx'
import { Button } from '../design/button.tsx'
import { explainLater } from '../i18n/explain-later.ts'
import { companyWords } from './words.en.ts'

/** Whoever watches says what they are called, before they are heard. */
export function IntroduceForm({ connection }: { connection: Connection }) {
	const name = useSignal(rememberedProfile().name ?? '')
	const introduce = async (event: Event) => {
		event.preventDefault()
		const refused = await connection.send('introduce', { name: name.peek() })
		if (refused) toast(await explainLater(refused))
	}
	return (
		<form class="chat-form" onSubmit={introduce}>
			<input
				type="text"
				aria-label={companyWords.t('name')}
				placeholder={companyWords.t('name')}
				maxLength={MAX_NAME}
				value={name.value}
				autocomplete="nickname"
				onInput={(event) => {
					name.value = event.currentTarget.value
				}}
			/>
			<Button type="submit">{companyWords.t('introduce')}</Button>
		</form>
	)
}
