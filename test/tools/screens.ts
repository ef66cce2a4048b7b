/**
 * Takes a picture of every screen: on a phone and on a desktop, in both languages, by day and by night; and of the
 * main ones on smaller and larger devices, in one language by day. They lie in screens/, beside a page that shows
 * them all.
 *   node test/tools/screens.ts --devices phone,sideways --languages en,fr --screens table,result
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { inProject } from '../../worker/build/paths.ts'
import { type Device, type Guest, type Language, openGuest, type Theme } from '../support/browser/guest.ts'
import { knowChance } from '../support/browser/know-chance.ts'
import { launchChromium } from '../support/browser/launch.ts'
import { changeTheme, untilStill } from '../support/browser/scenery.ts'
import { tour } from '../support/browser/tour.ts'
import buildClient from '../support/built-client.ts'
import type { House } from '../support/house.ts'
import { serveSeeded } from '../support/serve-seeded.ts'
import { demand, readFlags } from './arguments.ts'

const flags = demand(
	readFlags({ devices: 'phone,desktop,small,sideways,tablet,wide', languages: 'en,fr', screens: '' }),
)
const devices = flags.devices.split(',') as Device[]
const languages = flags.languages.split(',') as Language[]
const wanted = flags.screens.split(',').filter((name) => name !== '')
const usual: readonly Device[] = ['phone', 'desktop'] // seen in full; of the others, what differs is the size
const themesOn = (device: Device): readonly Theme[] =>
	usual.includes(device) ? ['light', 'dark'] : ['light']
const languagesOn = (device: Device): Language[] =>
	usual.includes(device) ? languages : languages.slice(0, 1)
const folder = inProject('screens')
const ADDRESS = 'junction.localhost' // which browsers trust
const PAUSE = 150 // milliseconds in which what is on its way arrives
const PATIENCE = 20 // with something that never stands still

interface Picture {
	screen: string
	file: string // below the folder
}

buildClient()
if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
const pictures: Picture[] = []
for (const device of devices)
	for (const language of languagesOn(device)) pictures.push(...(await visitHouse(device, language)))
await writeFile(join(folder, 'index.html'), album(pictures))
console.log(`${pictures.length} pictures are in screens/; screens/index.html shows them all.`)

/** Every time a house of its own, under the same address and with the same chance: pictures can be compared. */
async function visitHouse(device: Device, language: Language): Promise<Picture[]> {
	const house = await serveSeeded()
	const browser = await launchChromium([`--host-resolver-rules=MAP ${ADDRESS} ${house.url.host}`])
	const pictures = await photograph(house, browser, device, language)
	await browser.close()
	await house.stop()
	return pictures
}

/** Goes through the whole app once, and looks at each screen by day and by night. */
async function photograph(
	house: House,
	browser: Browser,
	device: Device,
	language: Language,
): Promise<Picture[]> {
	const guests: Guest[] = []
	const visit = async (wishes: object) => {
		const guest = await openGuest(browser, { home: `http://${ADDRESS}/`, device, language, ...wishes })
		await knowChance(guest.context, house.url, guests.length)
		guests.push(guest)
		return guest
	}
	const taken: Picture[] = []
	for await (const { name, guest, clock, isMain } of tour({ language, house, visit })) {
		if (wanted.length > 0 ? !wanted.includes(name) : !isMain && !usual.includes(device)) continue
		for (const theme of themesOn(device)) {
			const file = join(`${device}-${language}-${theme}`, `${name}.png`)
			await mkdir(join(folder, `${device}-${language}-${theme}`), { recursive: true })
			await changeTheme(guest.page, theme)
			await writeFile(join(folder, file), await settledPicture(guest.page, clock))
			taken.push({ screen: name, file })
		}
		await changeTheme(guest.page, 'light')
	}
	await Promise.all(guests.map(({ context }) => context.close()))
	return taken
}

/** What came late, and whatever it moved, is in the picture: nothing has changed since the one before. */
async function settledPicture(page: Page, clock: Locator | undefined): Promise<Buffer> {
	const take = async () => {
		await page.waitForTimeout(PAUSE)
		await untilStill(page)
		return page.screenshot({ animations: 'disabled', mask: clock ? [clock] : [] })
	}
	let [before, picture] = [await take(), await take()]
	for (let tries = 0; !picture.equals(before) && tries < PATIENCE; tries++)
		[before, picture] = [picture, await take()]
	return picture
}

/** All pictures of a screen in one row. */
function album(pictures: readonly Picture[]): string {
	const screens = [...new Set(pictures.map(({ screen }) => screen))]
	const rows = screens.map((name) => {
		const shots = pictures.filter(({ screen }) => screen === name)
		const images = shots.map(
			({ file }) => `<a href="${file}"><img src="${file}" loading="lazy" height="420"></a>`,
		)
		return `<h2>${name}</h2>\n<p>${images.join('\n')}</p>`
	})
	return `<!doctype html>\n<meta charset="utf-8">\n<title>Junction, screen by screen</title>\n${rows.join('\n')}\n`
}
