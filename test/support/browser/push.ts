import type { BrowserContext, Page } from 'playwright-core'
import type { PushBrowser } from '../push-browser.ts'

/** What a page is given by a browser that has a push service: the browsers of tests have none. */
export async function givePush(context: BrowserContext, browser: PushBrowser): Promise<void> {
	await context.grantPermissions(['notifications'])
	await context.addInitScript((subscription) => {
		let isSubscribed = sessionStorage.subscribed === 'yes'
		const made = {
			toJSON: () => subscription,
			unsubscribe: async () => {
				isSubscribed = false
				sessionStorage.subscribed = 'no'
			},
		}
		Object.assign(PushManager.prototype, {
			async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
				isSubscribed = true
				sessionStorage.subscribed = 'yes'
				sessionStorage.serverKey = String(applicationServerKey)
				return made
			},
			getSubscription: async () => (isSubscribed ? made : null),
		})
	}, browser.subscription())
}

/** Lets the browser bring a message to the service worker, as it does once the push service has. */
export async function deliver(page: Page, context: BrowserContext, data: string): Promise<void> {
	const session = await context.newCDPSession(page)
	const { origin } = new URL(page.url())
	const registrationId = await new Promise<string>((found) => {
		session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
			const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
			if (own) found(own.registrationId)
		})
		void session.send('ServiceWorker.enable')
	})
	await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
	await session.detach()
}

/** What the browser shows, as its user reads it. */
export const shownMessages = (page: Page): Promise<object[]> =>
	page.evaluate(async () => {
		const worker = await navigator.serviceWorker.ready
		const shown = await worker.getNotifications()
		return shown.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))
	})

/** From now on, how many messages the service worker has shown to their end: one may stand in another's place. */
export async function countShown(context: BrowserContext): Promise<() => Promise<number>> {
	const worker = context.serviceWorkers()[0]!
	await worker.evaluate(() => {
		const realm = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: number }
		const { registration } = realm
		const show = registration.showNotification.bind(registration)
		realm.shown = 0
		registration.showNotification = async (...message) => {
			await show(...message)
			realm.shown++
		}
	})
	return () => worker.evaluate(() => (globalThis as unknown as { shown: number }).shown)
}
