import { expect, test } from 'vitest'
import { type Platform, release } from '../../worker/deploy/release.ts'

const here = new URL('https://junction.test')
const copy = new URL('https://copy.junction.test')
const old = [{ version: 'old', percent: 100 }]

interface Fate {
	running?: { version: string; percent: number }[]
	fails?: (event: string, times: number) => boolean // whether what happens does not succeed, this time
}

/** A platform that notes what is asked of it, and a game that is lost where the test says so. */
async function releaseOnto({ running = old, fails = () => false }: Fate) {
	const events: string[] = []
	const note = async (event: string) => {
		events.push(event)
		if (fails(event, events.filter((one) => one === event).length)) throw new Error('as planned')
	}
	const platform: Platform = {
		running: async () => running,
		rehearse: () => note('copy').then(() => copy),
		upload: () => note('upload').then(() => 'new'),
		share: (shares) => note(shares.map(({ version, percent }) => `${version}@${percent}`).join(' ')),
	}
	const outcome = await release(platform, here, {
		play: (url, version) => note(`play ${version ?? url.host}`),
		watch: () => note('watch'),
		say: () => {},
	})
	return { outcome, events }
}

const rehearsal = ['copy', 'play copy.junction.test', 'upload']
const forUs = ['new@0 old@100', 'play new']
const forFew = ['new@5 old@95', 'play new', 'watch', 'play new']
const back = ['old@100', 'play old']

test('a release is rehearsed, then goes to us, to a few and to everybody, with a game after each', async () => {
	const { outcome, events } = await releaseOnto({})
	expect(outcome).toEqual({ released: 'new' })
	expect(events).toEqual([...rehearsal, ...forUs, ...forFew, 'new@100', 'play new'])
})

test('what fails in the rehearsal, or cannot be uploaded, reaches nobody', async () => {
	const rehearsed = await releaseOnto({ fails: (event) => event.startsWith('play copy') })
	expect(rehearsed.outcome).toEqual({ kept: ['old'], failed: 'rehearsal' })
	expect(rehearsed.events).toEqual(rehearsal.slice(0, 2))
	const uploaded = await releaseOnto({ fails: (event) => event === 'upload' })
	expect(uploaded.outcome).toEqual({ kept: ['old'], failed: 'upload' })
	expect(uploaded.events).toEqual(rehearsal)
})

test.each([
	['0 %', 1, [...rehearsal, ...forUs]],
	['5 %', 2, [...rehearsal, ...forUs, ...forFew.slice(0, 2)]],
	['5 %', 3, [...rehearsal, ...forUs, ...forFew]],
	['100 %', 4, [...rehearsal, ...forUs, ...forFew, 'new@100', 'play new']],
])('at %s, a game that cannot be played (the %ith) gives everything back', async (stage, which, done) => {
	const { outcome, events } = await releaseOnto({
		fails: (event, times) => event === 'play new' && times === which,
	})
	expect(outcome).toEqual({ kept: ['old'], failed: stage, rolledBack: true })
	expect(events).toEqual([...done, ...back])
})

test('a share that the platform refuses gives everything back', async () => {
	const { outcome, events } = await releaseOnto({ fails: (event) => event === 'new@100' })
	expect(outcome).toEqual({ kept: ['old'], failed: '100 %', rolledBack: true })
	expect(events.slice(-2)).toEqual(back)
})

test('the way back is tried thrice, and where it cannot be gone, that is said', async () => {
	const lost = (times: number) => (event: string, tried: number) =>
		event === 'play new' || (event === 'old@100' && tried <= times)
	const late = await releaseOnto({ fails: lost(2) })
	expect(late.outcome).toMatchObject({ failed: '0 %', rolledBack: true })
	const never = await releaseOnto({ fails: lost(3) })
	expect(never.outcome).toMatchObject({ failed: '0 %', rolledBack: false })
	expect(never.events.filter((event) => event === 'old@100')).toHaveLength(3)
})

test('while another release is under way, or nothing was ever deployed, none is begun', async () => {
	const shares = [
		{ version: 'b', percent: 5 },
		{ version: 'a', percent: 95 },
	]
	expect(await releaseOnto({ running: shares })).toEqual({
		outcome: { kept: ['b', 'a'], failed: 'unfinished' },
		events: [],
	})
	expect((await releaseOnto({ running: [] })).outcome).toMatchObject({ failed: 'unfinished' })
})
