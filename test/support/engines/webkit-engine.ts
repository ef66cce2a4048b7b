import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../free-port.ts'
import { PATIENCE } from '../patience.ts'
import { type Engine, type EnginePage, type EngineWishes, PHONE } from './engine.ts'
import { findWebKit, type WebKitPrograms } from './find-engines.ts'
import { end, isGone, keepTrack } from './programs.ts'
import { openSession, type WebDriverSession } from './web-driver.ts'

/** WebKitGTK's small browser on a screen of its own that nobody sees. A driver opens one page: another page, another driver. */
export async function startWebKit({ layers = false }: EngineWishes = {}): Promise<Engine> {
	const programs = findWebKit()!
	const started: ChildProcess[] = []
	const home = await newHome()
	const start: Start = (program, words, environment) => {
		const child = spawn(program, words, {
			detached: true,
			stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
			...(environment && { env: environment }),
		})
		keepTrack(child)
		started.push(child)
		return child
	}
	const stop = async () => {
		await Promise.all(started.map(end))
		await rm(home, { recursive: true, force: true, maxRetries: 5 })
	}
	try {
		const display = await startDisplay(programs, start)
		const environment = { ...process.env, ...settingsOf(home, layers), DISPLAY: `:${display}` }
		return {
			name: 'WebKit',
			touch: false,
			stop,
			newPage: async () => {
				const { driver, url } = await startDriver(programs, start, environment)
				const session = await openSession(url, capabilitiesOf(programs), PATIENCE)
				await session.resize(PHONE)
				return pageOf(session, () => end(driver))
			},
		}
	} catch (error) {
		await stop()
		throw error
	}
}

type Start = (program: string, words: string[], environment?: NodeJS.ProcessEnv) => ChildProcess

/** Nothing that this machine's own user keeps or prefers, but that nothing should move. */
async function newHome(): Promise<string> {
	const home = await mkdtemp(join(tmpdir(), 'junction-webkit-'))
	await mkdir(join(home, 'gtk-3.0'))
	await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
	return home
}

const settingsOf = (home: string, layers: boolean) => ({
	HOME: home,
	XDG_CONFIG_HOME: home,
	XDG_CACHE_HOME: join(home, 'cache'),
	XDG_DATA_HOME: join(home, 'data'),
	LANG: 'C.UTF-8',
	NO_AT_BRIDGE: '1', // no screen reader to look for
	// Without a graphics card Mesa puts layers together: nine times as slow, and on a busy machine it may crash.
	...(!layers && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
	...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }), // root has none
})

const capabilitiesOf = ({ browser }: WebKitPrograms) => ({
	'webkitgtk:browserOptions': {
		binary: browser,
		args: ['--automation', '--full-screen'], // whose window may be as narrow as a phone
	},
})

/** Takes any number that is free, and says which. */
async function startDisplay({ display }: WebKitPrograms, start: Start): Promise<string> {
	const program = start(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
	const [number] = await Promise.race([once(program.stdio[3] as Readable, 'data'), failed(program)])
	return String(number).trim()
}

async function failed(program: ChildProcess): Promise<never> {
	const [code] = await once(program, 'exit')
	throw new Error(`${program.spawnfile} ended with ${code}.`)
}

async function startDriver({ driver: path }: WebKitPrograms, start: Start, environment: NodeJS.ProcessEnv) {
	const port = await freePort()
	const driver = start(path, ['--host=127.0.0.1', `--port=${port}`], environment)
	const url = new URL(`http://127.0.0.1:${port}/`)
	await Promise.race([untilAnswered(new URL('status', url), driver), failed(driver)])
	return { driver, url }
}

/** It does not say when it begins to listen. */
async function untilAnswered(address: URL, driver: ChildProcess): Promise<void> {
	const isHeard = await fetch(address).then(
		({ ok }) => ok,
		() => false,
	)
	if (!isHeard && !isGone(driver)) return untilAnswered(address, driver)
}

function pageOf(session: WebDriverSession, close: () => Promise<void>): EnginePage {
	const earlier: string[] = [] // of pages that were left
	const complaints = async () => [...earlier, ...((await session.run(tell, null)) as string[])]
	return {
		async open(address) {
			earlier.splice(0, Infinity, ...(await complaints()))
			await session.open(address)
			await session.run(listen, null)
		},
		async evaluate(run, argument) {
			const { answer, error } = (await session.run(answering(run), argument)) as {
				answer?: never
				error?: string
			}
			if (error !== undefined) throw new Error(error)
			return answer as never
		},
		tapAt: session.tapAt,
		press: session.press,
		picture: session.picture,
		complaints,
		close,
	}
}

const answering = (run: (argument: never) => unknown): string => `
	const [argument, done] = arguments
	Promise.resolve(argument)
		.then(${run})
		.then((answer) => done({ answer }), (error) => done({ error: String(error) }))`

/** WebDriver tells nothing of what a page complains of; so it is heard from the moment that the page is loaded. */
const listen = `
	const complaints = window.complaints ??= []
	for (const kind of ['error', 'warn'])
		console[kind] = (...words) => complaints.push(words.map(String).join(' '))
	addEventListener('error', ({ message }) => complaints.push(message))
	addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
		complaints.push(violatedDirective + ' forbids ' + blockedURI))
	arguments[1](null)`

const tell = 'arguments[1](window.complaints ?? [])'
