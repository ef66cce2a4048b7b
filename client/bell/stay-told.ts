import { effect } from '@preact/signals'
import { route } from '../app/router.ts'
import { language } from '../i18n/language.ts'
import { keepWords } from './keep-words.ts'

/** What was said about a table goes when somebody looks at it. */
async function clearMessages(): Promise<void> {
	const here = route.peek()
	if (document.hidden || here.page !== 'room') return
	const worker = await navigator.serviceWorker.getRegistration()
	for (const message of (await worker?.getNotifications({ tag: here.code })) ?? []) message.close()
}

/** For whoever allowed to be told something. */
export function stayTold(): void {
	effect(() => {
		void language.value
		void keepWords().catch(() => undefined) // then it is said in the language before
	})
	effect(() => {
		void route.value
		void clearMessages()
	})
	document.addEventListener('visibilitychange', () => void clearMessages())
}
