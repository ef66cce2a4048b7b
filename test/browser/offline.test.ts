import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { inProject } from '../../worker/build/paths.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { layByHand, playToTheEnd, tilesOn } from '../support/browser/metro.ts'
import { useOffline } from '../support/browser/offline.ts'
import { promptOf, readScores } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { verify } from '../support/browser/verify.ts'

const visitOffline = useOffline(useBrowser())

const untilTitled = ({ page }: Guest, name: string | RegExp) =>
	page.getByRole('heading', { name, level: 1 }).waitFor()

test('after one visit the games, their rules and a replay open without a network, in both languages', async () => {
	const ann = await visitOffline()
	await ann.page.goto(ann.home)
	await ann.page.getByText('You are offline. Games are played on this device.').waitFor()
	await press(ann, ann.page.getByRole('link', { name: 'Rules of Metro' }))
	await untilTitled(ann, 'Metro: the rules')
	await ann.page.goto(`${ann.home}rules/boundless`)
	await untilTitled(ann, /^Boundless/)
	await pressButton(ann, 'FR – Passer au français')
	await ann.page.getByRole('button', { name: /^EN – / }).waitFor()
	await ann.page.goto(`${ann.home}replay`)
	await ann.page
		.getByLabel('Choisir un fichier')
		.last()
		.setInputFiles(inProject('test/games/metro/records/base.json'))
	await pressButton(ann, 'À la fin')
	await expect.poll(() => tilesOn(ann)).toBe(60)
	await ann.page.goto(`${ann.home}r/BCDFGH`)
	await untilTitled(ann, 'Vous êtes hors ligne')
})

test('without a network, Metro is played against bots to the end, through a reload, and verified', async () => {
	const ann = await visitOffline()
	await ann.page.goto(ann.home)
	await pressButton(ann, 'Play now against 2 bots: Metro')
	await promptOf(ann.page).waitFor()
	expect(ann.page.url()).toMatch(/\/local\/\d{6}$/)
	const random = randomFrom('without a network')
	await layByHand(ann, random)
	await ann.page.reload()
	await playToTheEnd(ann, layByHand, random)
	expect(Object.keys(await readScores(ann))).toHaveLength(3)
	expect(await tilesOn(ann)).toBe(60)
	expect(await verify(ann, 'Yes, it was fair')).toMatch(/positions like those this browser saw/)
})
