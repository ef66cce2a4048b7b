import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { canInstall, installPackages } from './apt.ts'
import { isExecutable, onPath } from './executable.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const PLAYWRIGHT_CACHES = [
	process.env.PLAYWRIGHT_BROWSERS_PATH,
	join(homedir(), '.cache/ms-playwright'),
	join(homedir(), 'Library/Caches/ms-playwright'),
	join(homedir(), 'AppData/Local/ms-playwright'),
]
const INSIDE_CACHE = [
	'chrome-linux/chrome',
	'chrome-linux64/chrome',
	'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
	'chrome-win/chrome.exe',
]

/** The browser for tests: the one named, the system's, or Playwright's. */
export function findChromium(): string | undefined {
	const { CHROMIUM_PATH } = process.env
	if (CHROMIUM_PATH) {
		if (!isExecutable(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH is no program: ${CHROMIUM_PATH}`)
		return CHROMIUM_PATH
	}
	return [...onPath(NAMES), ...APPLICATIONS, ...inPlaywrightCaches()].find(isExecutable)
}

/** The same, installed where it can be; never nothing: tests without a browser would prove nothing. */
export function demandChromium(): string {
	const found = findChromium() ?? (canInstall() ? install() : undefined)
	if (found) return found
	throw new Error(
		'No Chromium was found. Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
	)
}

/** The newest first. */
const inPlaywrightCaches = (): string[] =>
	PLAYWRIGHT_CACHES.flatMap((cache) => (cache && existsSync(cache) ? [cache] : [])).flatMap((cache) =>
		readdirSync(cache)
			.filter((folder) => /^chromium-\d+$/.test(folder))
			.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
			.flatMap((folder) => INSIDE_CACHE.map((program) => join(cache, folder, program))),
	)

function install(): string | undefined {
	console.log('No Chromium was found; installing it with apt-get.')
	installPackages(['chromium'])
	return findChromium()
}
