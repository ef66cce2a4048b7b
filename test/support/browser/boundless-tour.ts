import { sitAndStart, tokenOf } from '../play.ts'
import { byFinger } from './boundless.ts'
import { press } from './guest.ts'
import { openBook } from './phrasebook.ts'
import type { Screen, TourOptions } from './tour.ts'

/** What could have been better: in full, or in the line that the smallest phone has room for. */
const VERDICTS = '.boundless-pass-verdict, .boundless-pass-short'

/** The screens of Boundless: its rules, a race, what it came to, and the same in words. */
export async function* boundlessTour({ visit, language, house }: TourOptions): AsyncGenerator<Screen> {
	const say = await openBook('games/boundless/words', language)
	const rules = await openBook('pages/rules/words', language)
	const practice = await openBook('games/boundless/practice/words', language)
	const overlay = await openBook('games/boundless/overlay/words', language)
	const code = await house.createRoom({ countdown: 0 }, 'boundless')
	const [rival, absent] = await house.gather(code, 2)
	await sitAndStart([rival!, absent!])
	const guest = await visit({ language, seat: { code, token: tokenOf(1) } })
	const { page, home } = guest
	const clock = page.getByText(new RegExp(say('starts', { seconds: '\\d+' })))
	const screen = (name: string, isMain = false): Screen => ({ name, guest, isMain, clock })
	const named = (name: string) => page.getByRole('button', { name, exact: true })
	const choose = (step: object) => rival!.send('move', { steps: [step] })

	await page.goto(`${home}r/${code}`)
	await page.locator('.boundless-study [role=application]').waitFor()
	await page.getByText(say('prompt.first')).waitFor()
	yield screen('boundless-map', true)
	await choose({ type: 'ready' })
	await press(guest, named(say('action.ready', { round: 1 })))
	await byFinger.watch(page)
	await rival!.until(() => isRace(rival!.table.table), 'the race')
	await choose({ type: 'place', space: 3 })
	await page.locator('.boundless-stack-token').waitFor()
	yield screen('boundless-race', true)
	await byFinger.place(guest, 3)
	await named(say('action.ready', { round: 2 })).waitFor()
	await press(guest, named(say('skip')))
	await page.locator(`:is(${VERDICTS}):visible`).first().waitFor()
	await page.locator('.boundless-pass').evaluate(isTold)
	yield screen('boundless-settlement', true)
	await page.keyboard.press('t')
	await page.getByRole('table').first().waitFor()
	yield screen('boundless-words')

	await page.goto(`${home}rules/boundless`)
	await page.getByRole('heading', { name: rules('title', { game: 'Boundless' }), level: 1 }).waitFor()
	yield screen('boundless-rules', true)
	await press(guest, named(overlay('practice')))
	await named(practice('start')).waitFor()
	yield screen('boundless-practice')
	rival!.close()
}

/** Every line of the price has appeared. */
const isTold = (pass: Element): Promise<unknown> =>
	Promise.allSettled(pass.getAnimations({ subtree: true }).map(({ finished }) => finished))

const isRace = (table: unknown): boolean => (table as { phase: string }).phase === 'race'
