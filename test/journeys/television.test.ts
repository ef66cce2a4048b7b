import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { findBarriers } from '../support/browser/axe.ts'
import type { Guest, Language, Theme } from '../support/browser/guest.ts'
import { untilStill } from '../support/browser/scenery.ts'
import { hardToRead, listenIn } from '../support/browser/television.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { isDealt, isOver, playMove, playToTheEnd, stepsOf } from '../support/play.ts'
import { playTogether, tableOf } from '../support/race.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'

const visit = useBrowser()

/** Some names are as long as names may be. */
const PEOPLE = [
	'Marguerite',
	'Bo',
	'Zoé',
	'Maximilian Augustine',
	'Bartholomew Montague',
	'Wilhelmina Charlotte',
]
const SIZES = [
	{ width: 1920, height: 1080 },
	{ width: 1280, height: 720 },
	{ width: 3840, height: 2160 },
]

/** Everything on the television can be read from the sofa, whatever its size. */
async function look({ page }: Guest): Promise<void> {
	for (const size of SIZES) {
		await page.setViewportSize(size)
		await untilStill(page)
		expect(await hardToRead(page)).toEqual([])
	}
	await page.setViewportSize(SIZES[0]!)
	expect(await findBarriers(page)).toEqual([])
}

/** A room that nobody has sat down in yet, its people, and a television in front of them. */
async function gather(game: string, count: number, wishes: { language?: Language; theme?: Theme }) {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom(game === 'boundless' ? { countdown: 0 } : {}, game)
	const people = await house.gather(code, count)
	const television = await visit({ device: 'wide', ...wishes })
	const heard = listenIn(television.page)
	await television.page.goto(`${home()}r/${code}/screen`)
	await television.page.locator('.screen-lobby .qr-code').waitFor()
	for (const [index, person] of people.entries()) await person.send('sit', { name: PEOPLE[index] })
	await television.page.getByText(PEOPLE[count - 1]!, { exact: true }).waitFor()
	await look(television)
	return { people, television, heard }
}

async function begin(people: readonly ScriptedClient[], { page }: Guest): Promise<void> {
	await people[0]!.send('start')
	await Promise.all(
		people.map((person) => person.until(() => isDealt(person) && !isOver(person), 'the deal')),
	)
	await page.locator('.screen-board').waitFor()
}

/** After the result, the next game comes by itself. */
async function endAndBeginAgain(people: readonly ScriptedClient[], television: Guest): Promise<void> {
	await television.page.locator('.screen-result .score').first().waitFor()
	await look(television)
	await begin(people, television)
	await television.page.locator('.screen-result').waitFor({ state: 'detached' })
	for (const person of people) person.close()
}

test.each([
	['metro', 6, 22, { language: 'en', theme: 'light' }],
	['franchise', 5, 30, { language: 'fr', theme: 'dark' }],
] as const)('%s on a television, from the lobby to the next game', async (game, count, moves, wishes) => {
	const { people, television, heard } = await gather(game, count, wishes)
	await begin(people, television)
	await look(television)
	const random = randomFrom('television')
	for (let move = 0; move < moves; move++) await playMove(people, random)
	await television.page.locator('.screen-headline').waitFor()
	await look(television)
	await people[1]!.send('propose', { what: 'end' })
	await television.page.locator('.screen-told > .patience').waitFor()
	await look(television)
	await people[1]!.send('reply', { proposal: people[1]!.room.proposal?.id, yes: false })
	await playToTheEnd(people, undefined, random)
	await endAndBeginAgain(people, television)
	expect(heard).toEqual({ seats: [null], hands: [] })
})

test('Boundless on a television: map, race, settlement, result', async () => {
	const { people, television, heard } = await gather('boundless', 6, { language: 'fr', theme: 'light' })
	const { page } = television
	await begin(people, television)
	await page.locator('.boundless-journal-aim').waitFor()
	await look(television)
	for (const person of people) await person.send('move', { steps: [{ type: 'ready' }] })
	await Promise.all(people.map((person) => person.until(() => tableOf(person).phase === 'race', 'the race')))
	await people[0]!.send('move', { steps: [{ type: 'place', space: 3 }], claim: 5 })
	await page.locator('.boundless-stack-token').first().waitFor()
	await look(television)
	for (const person of people.slice(1)) await person.send('move', { steps: [stepsOf(person)[0]], claim: 5 })
	await page.locator('.boundless-pass-sum').waitFor()
	await look(television)
	await playTogether(people, randomFrom('television'))
	await endAndBeginAgain(people, television)
	expect(heard).toEqual({ seats: [null], hands: [] })
})
