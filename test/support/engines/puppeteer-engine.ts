import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core'
import { launchArguments } from '../browser/launch.ts'
import { demandChromium } from '../chromium.ts'
import { PATIENCE } from '../patience.ts'
import { type Engine, type EngineName, type EnginePage, PHONE } from './engine.ts'
import { findFirefox } from './find-engines.ts'
import { firefoxPreferences } from './firefox-preferences.ts'
import { end, keepTrack } from './programs.ts'

export const startChromium = (): Promise<Engine> =>
	start('Chromium', {
		browser: 'chrome',
		executablePath: demandChromium(),
		args: [...launchArguments, '--lang=en-GB', '--force-prefers-reduced-motion'],
	})

export const startFirefox = (): Promise<Engine> =>
	start('Firefox', {
		browser: 'firefox',
		executablePath: findFirefox()!,
		extraPrefsFirefox: firefoxPreferences,
		// Without it Firefox asks Mozilla for settings, however its preferences are.
		env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
	})

async function start(name: EngineName, options: LaunchOptions): Promise<Engine> {
	const browser = await puppeteer.launch({
		headless: true,
		timeout: PATIENCE,
		protocolTimeout: PATIENCE,
		handleSIGINT: false, // they would keep this process alive in place of ending it
		handleSIGTERM: false,
		handleSIGHUP: false,
		...options,
	})
	const program = browser.process()!
	keepTrack(program)
	return {
		name,
		touch: true,
		newPage: async () => pageOf(await newPage(browser)),
		async stop() {
			await browser.close().catch(() => undefined) // it may be gone already
			await end(program)
		},
	}
}

/** One that shares nothing with another: neither what it remembers nor what it keeps. */
async function newPage(browser: Browser): Promise<Page> {
	const page = await (await browser.createBrowserContext()).newPage()
	page.setDefaultTimeout(PATIENCE)
	const isFirefox = browser.wsEndpoint().includes('/session')
	await page.setViewport({ ...PHONE, ...(!isFirefox && { hasTouch: true, isMobile: true }) })
	return page
}

function pageOf(page: Page): EnginePage {
	const complaints: string[] = []
	page.on('pageerror', (error) => complaints.push(String(error)))
	page.on('console', (message) => {
		if (['error', 'warn', 'assert'].includes(message.type())) complaints.push(message.text())
	})
	return {
		async open(address) {
			await page.goto(address)
		},
		evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
		tapAt: ({ x, y }) => page.touchscreen.tap(x, y),
		press: (key) => page.keyboard.press(key as KeyInput),
		picture: () => page.screenshot(),
		complaints: async () => complaints,
		close: () => page.browserContext().close(),
	}
}
