import type { Point } from './engine.ts'

/** A session of WebDriver, spoken plainly over HTTP: https://www.w3.org/TR/webdriver2 */
export interface WebDriverSession {
	open(address: string): Promise<void>
	/** The body of a function, whose last argument is what to call with its answer. */
	run(body: string, argument: unknown): Promise<unknown>
	resize(size: { width: number; height: number }): Promise<void>
	tapAt(point: Point): Promise<void>
	press(key: string): Promise<void>
	picture(): Promise<Uint8Array>
}

export async function openSession(
	driver: URL,
	capabilities: Record<string, unknown>,
	patience: number,
): Promise<WebDriverSession> {
	const ask = async (path: string, body?: object): Promise<unknown> => {
		const response = await fetch(new URL(path, driver), {
			method: body ? 'POST' : 'GET',
			...(body && { body: JSON.stringify(body) }),
		})
		const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
		if (!response.ok) throw new Error(`WebDriver, ${path}: ${value?.error}, ${value?.message}`)
		return value
	}
	const opened = await ask('session', { capabilities: { alwaysMatch: capabilities } })
	const at = (path: string) => `session/${(opened as { sessionId: string }).sessionId}/${path}`
	const act = async (type: string, actions: object[], more: object = {}) => {
		await ask(at('actions'), { actions: [{ type, id: type, actions, ...more }] })
	}
	await ask(at('timeouts'), { script: patience, pageLoad: patience })
	return {
		async open(url) {
			await ask(at('url'), { url })
		},
		run: (script, argument) => ask(at('execute/async'), { script, args: [argument ?? null] }),
		async resize(size) {
			await ask(at('window/rect'), { x: 0, y: 0, ...size })
		},
		tapAt: ({ x, y }) =>
			act(
				'pointer',
				[
					{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
					{ type: 'pointerDown', button: 0 },
					{ type: 'pointerUp', button: 0 },
				],
				{ parameters: { pointerType: 'mouse' } },
			),
		press: (key) =>
			act('key', [
				{ type: 'keyDown', value: keyCodes[key] ?? key },
				{ type: 'keyUp', value: keyCodes[key] ?? key },
			]),
		picture: async () => Buffer.from((await ask(at('screenshot'))) as string, 'base64'),
	}
}

/** Keys without a letter, as WebDriver writes them. */
const keyCodes: Record<string, string> = {
	Backspace: '\uE003',
	Tab: '\uE004',
	Enter: '\uE007',
	Escape: '\uE00C',
	ArrowLeft: '\uE012',
	ArrowUp: '\uE013',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
}
