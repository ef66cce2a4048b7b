import { furtherTour } from '../../support/browser/further-tour.ts'
import { type Guest, type Language, openGuest, type Wishes } from '../../support/browser/guest.ts'
import { knowChance } from '../../support/browser/know-chance.ts'
import { launchChromium } from '../../support/browser/launch.ts'
import { untilStill } from '../../support/browser/scenery.ts'
import { type Screen, type TourOptions, tour } from '../../support/browser/tour.ts'
import { serveSeeded } from '../../support/serve-seeded.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr']

/** Every screen of the app on a phone, in both languages, as somebody sees it who came there. */
export async function* allScreens(): AsyncGenerator<Screen> {
	for (const language of LANGUAGES) for (const part of [tour, furtherTour]) yield* screensOf(language, part)
}

async function* screensOf(
	language: Language,
	part: (options: TourOptions) => AsyncGenerator<Screen>,
): AsyncGenerator<Screen> {
	const house = await serveSeeded()
	const browser = await launchChromium()
	let guests = 0
	const visit = async (wishes: Partial<Wishes>): Promise<Guest> => {
		const guest = await openGuest(browser, { home: house.url.href, ...wishes })
		await knowChance(guest.context, house.url, guests++)
		return guest
	}
	for await (const screen of part({ language, house, visit })) {
		await untilStill(screen.guest.page)
		yield { ...screen, name: `${screen.name} (${language})` }
	}
	await browser.close()
	await house.stop()
}
