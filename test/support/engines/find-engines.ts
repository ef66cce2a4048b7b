import { globSync } from 'node:fs'
import { canInstall, installPackages } from '../apt.ts'
import { findChromium } from '../chromium.ts'
import { isExecutable, onPath } from '../executable.ts'
import { type EngineName, engineNames } from './engine.ts'

/** The programs that open pages in an engine, by what they do. */
export interface WebKitPrograms {
	driver: string
	browser: string
	display: string // a screen that nobody sees
}

const FIREFOX = ['firefox-esr', 'firefox']
const FIREFOX_APPLICATIONS = [
	'/Applications/Firefox.app/Contents/MacOS/firefox',
	'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const MINI_BROWSERS = '/usr/{lib/*,lib64,libexec}/webkit2gtk-4.1/MiniBrowser'

/** What Debian calls whatever an engine needs. */
const packages: Record<EngineName, readonly string[]> = {
	Chromium: ['chromium'],
	Firefox: ['firefox-esr'],
	WebKit: ['webkit2gtk-driver', 'xvfb'],
}

export function findFirefox(): string | undefined {
	const { FIREFOX_PATH } = process.env
	if (FIREFOX_PATH) {
		if (!isExecutable(FIREFOX_PATH)) throw new Error(`FIREFOX_PATH is no program: ${FIREFOX_PATH}`)
		return FIREFOX_PATH
	}
	return [...onPath(FIREFOX), ...FIREFOX_APPLICATIONS].find(isExecutable)
}

export function findWebKit(): WebKitPrograms | undefined {
	const driver = onPath(['WebKitWebDriver']).find(isExecutable)
	const display = onPath(['Xvfb']).find(isExecutable)
	const browser = globSync(MINI_BROWSERS).find(isExecutable)
	return driver && browser && display ? { driver, browser, display } : undefined
}

const finders: Record<EngineName, () => unknown> = {
	Chromium: findChromium,
	Firefox: findFirefox,
	WebKit: findWebKit,
}

/** The engines that tests can use on this machine. */
export const foundEngines = (): EngineName[] => engineNames.filter((name) => finders[name]() !== undefined)

/** Says it plainly where an engine is missing; nothing where all of them are there. */
export function missingEngines(): string[] {
	const found = foundEngines()
	return engineNames
		.filter((name) => !found.includes(name))
		.map(
			(name) => `NOT TESTED in ${name}: it is not on this machine (in Debian: ${packages[name].join(', ')}).`,
		)
}

/** Installs what is missing where that is possible; where it is not, tests go on without it. */
export function installEngines(): void {
	if (!canInstall()) return
	const found = foundEngines()
	for (const name of engineNames.filter((engine) => !found.includes(engine))) {
		console.log(`No ${name} was found; installing it with apt-get.`)
		try {
			installPackages(packages[name])
		} catch (error) {
			console.log(`That failed: ${(error as Error).message}`)
		}
	}
}
