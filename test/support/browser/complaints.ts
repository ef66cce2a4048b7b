import type { BrowserContext } from 'playwright-core'

/**
 * What a browser says when the network or the server is gone: only tests that take them away forgive it. A
 * failed import that is told while its page is being loaded again arrives without its text.
 */
export const BROKEN_NETWORK =
	/^$|^Failed to load resource|^WebSocket connection to .* failed|Failed to fetch dynamically imported module|Unable to preload CSS/

/** What a browser says of a header that it heeds over https alone. */
export const PLAIN_HTTP = /^The Cross-Origin-Opener-Policy header has been ignored/

/** What Playwright itself says where it keeps service workers out. */
const NOT_OURS = /Service Worker registration blocked by Playwright/

/** Collects what no page of ours may ever cause: errors, warnings, breaches of the content policy. */
export async function collectComplaints(context: BrowserContext, forgiven?: RegExp): Promise<string[]> {
	const complaints: string[] = []
	const complain = (text: string) => {
		if (!forgiven?.test(text) && !NOT_OURS.test(text)) complaints.push(text)
	}
	context.on('weberror', (error) => complain(String(error.error().stack)))
	context.on('console', (message) => {
		if (['error', 'warning', 'assert'].includes(message.type())) complain(message.text())
	})
	await context.exposeBinding('complainOfPolicy', (_, text: string) => complain(text))
	await context.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
			const { complainOfPolicy } = window as unknown as { complainOfPolicy(text: string): void }
			complainOfPolicy(`${violatedDirective} forbids ${blockedURI} in ${sourceFile}`)
		})
	})
	return complaints
}
