import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from '../../worker/build/paths.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import type { Foreign } from '../tools/judges/foreign.ts'
import type { Judge, Remark } from '../tools/judges/judge.ts'

const MINUTES = Number(process.env.MINUTES ?? 6) // at each place; fewer where somebody only wants a look

/** Where random users go, and how what they press on the home page to get there is named. */
const places = {
	home: '',
	lobby: 'Invite friends to Metro',
	metro: '^Play now.*Metro',
	franchise: '^Play now.*Franchise',
	boundless: '^Play now.*Boundless',
}

interface Step {
	state: { url: string }
	snapshots: { name: string | null; value: unknown }[]
	violations?: { name?: string }[]
}

export default {
	title: 'Bombadil’s random users',
	question:
		'Whatever there is to press is pressed at random: does anything break, lack a name, or stand still?',
	packages: { '@antithesishq/bombadil': '0.7.0' },
	minutes: 5 * MINUTES,
	async judge(foreign) {
		const house = await serveForTest()
		const remarks: Remark[] = []
		const told: string[] = []
		for (const [place, entrance] of Object.entries(places)) {
			const steps = await wander(foreign, house.url, entrance)
			remarks.push(...steps.flatMap((step) => remarksOn(step, place)))
			const inRoom = steps.filter(({ state }) => new URL(state.url).pathname.startsWith('/r/')).length
			if (entrance && inRoom === 0)
				remarks.push({ rule: 'neverIn', what: 'Nobody found the way into a room.', where: place })
			const called = steps.filter((step) => snapshotOf(step, 'waitsFor') === 'me').length
			told.push(
				`${place}: ${steps.length} things done, ${inRoom} of them in a room, ${called} of them on turn.`,
			)
		}
		await house.stop()
		return {
			grade: remarks.length === 0 ? 'nothing found' : `${remarks.length} remarks`,
			told: [`${MINUTES === 1 ? 'A minute' : `${MINUTES} minutes`} each, on a phone’s screen.`, ...told],
			remarks,
		}
	},
} satisfies Judge

/** One random user for a while, from the home page; answers all that they did. */
async function wander({ folder, path }: Foreign, url: URL, entrance: string): Promise<Step[]> {
	const desk = await mkdtemp(join(folder, 'user-')) // below the folder, so that its packages are found
	await copyFile(inProject('test/tools/judges/random-user.js'), join(desk, 'random-user.js'))
	await writeFile(join(desk, 'place.js'), `export const entrance = ${JSON.stringify(entrance)}\n`)
	const words = ['browser', 'test', url.href, join(desk, 'random-user.js'), '--headless', '--no-sandbox']
	const size = ['--width', '390', '--height', '844']
	const limits = ['--time-limit', `${MINUTES * 60}s`, '--output-path', join(desk, 'out')]
	const program = [path('@antithesishq/bombadil/bin/bombadil.js'), ...words, ...size, ...limits]
	await ended(spawn(process.execPath, program, { stdio: 'ignore', cwd: desk }))
	const trace = await readFile(join(desk, 'out/trace.jsonl'), 'utf8')
	await rm(desk, { recursive: true, force: true })
	return trace
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line) as Step)
}

const ended = (program: ChildProcess): Promise<unknown> =>
	new Promise((resolve) => program.on('exit', resolve))

const snapshotOf = ({ snapshots }: Step, name: string): unknown =>
	snapshots.find((snapshot) => snapshot.name === name)?.value

/** What was seen there, beside the property that it breaks. */
const seen: Record<string, string> = {
	everyControlHasAName: 'nameless',
	nothingIsComplainedOf: 'said',
	noUncaughtExceptions: 'uncaughtExceptions',
	noUnhandledPromiseRejections: 'uncaughtExceptions',
	othersMoveOn: 'standing',
	myTurnCanBePlayed: 'standing',
}

const remarksOn = (step: Step, place: string): Remark[] =>
	(step.violations ?? []).map(({ name = 'violation' }) => ({
		rule: name,
		what: JSON.stringify(snapshotOf(step, seen[name] ?? '') ?? null),
		where: `${place}, ${new URL(step.state.url).pathname.replace(/[A-Z]{6}/, 'CODE')}`,
	}))
