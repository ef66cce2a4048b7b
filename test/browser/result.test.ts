import { expect, test } from 'vitest'
import { auditSizes } from '../support/browser/audit-sizes.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { tokenOf } from '../support/play.ts'
import { playOut } from '../support/played-out.ts'

const visit = useBrowser()

test('nothing of a result is cut, covered or too small at any size', async () => {
	const { code, leave } = await playOut(home(), 6)
	const ann = await visit({ language: 'fr', seat: { code, token: tokenOf(1) } })
	await ann.page.goto(`${home()}r/${code}`)
	await ann.page.locator('.chart').waitFor()
	expect(await auditSizes(ann.page)).toEqual([])
	leave()
})

test('on a phone held sideways the ways on keep their half, whatever else there is to say', async () => {
	const { code, leave } = await playOut(home(), 3)
	const ann = await visit({ seat: { code, token: tokenOf(1) } })
	await ann.page.setViewportSize({ width: 844, height: 390 })
	await ann.page.goto(`${home()}r/${code}`)
	await ann.page.locator('.chart').waitFor()
	const share = await ann.page.locator('.result').evaluate((result) => {
		const note = document.createElement('p')
		note.textContent = 'From the home page, bots now play better. '.repeat(3)
		result.querySelector('.result-ways')!.after(note)
		return result.querySelector('.result-ways')!.clientWidth / result.clientWidth
	})
	expect(share).toBeGreaterThan(0.4)
	leave()
})

test('a result that has just come takes no finger, with less motion neither', async () => {
	const { code, leave } = await playOut(home(), 3)
	const ann = await visit({ seat: { code, token: tokenOf(1) } })
	await ann.page.goto(`${home()}r/${code}`)
	await ann.page.locator('.result .scores').waitFor()
	const taken = await ann.page.locator('.sheet:has(.result)').evaluate((sheet) => {
		const { style } = sheet as HTMLElement
		style.setProperty('animation', 'none', 'important')
		sheet.getAnimations() // it has stopped; and comes again
		style.removeProperty('animation')
		const [coming] = sheet.getAnimations()
		const { duration } = coming!.effect!.getComputedTiming()
		const during = getComputedStyle(sheet).pointerEvents
		coming!.finish()
		return { duration, during, after: getComputedStyle(sheet).pointerEvents }
	})
	expect(taken).toEqual({ duration: 700, during: 'none', after: 'auto' })
	leave()
})

interface Handed {
	text: string
	url: string
	size: [width: number, height: number]
	board: string // the colour at a corner of the board
}

/** A device that takes pictures; what it is handed is looked at. */
async function takePictures({ context }: Guest): Promise<void> {
	await context.addInitScript(() => {
		const share = async ({ files, text, url }: ShareData) => {
			const picture = await createImageBitmap(files![0]!)
			const canvas = new OffscreenCanvas(picture.width, picture.height)
			const pen = canvas.getContext('2d')!
			pen.drawImage(picture, 0, 0)
			const [red, green, blue] = pen.getImageData(picture.width / 2, 270, 1, 1).data
			const board = `${red} ${green} ${blue}`
			Object.assign(window, { handed: { text, url, size: [picture.width, picture.height], board } })
		}
		Object.defineProperties(navigator, { canShare: { value: () => true }, share: { value: share } })
	})
}

test('the picture that is shared shows the finished board, and its link leads to the whole game', async () => {
	const { code, leave } = await playOut(home(), 3)
	const ann = await visit({ seat: { code, token: tokenOf(1) } })
	await takePictures(ann)
	await ann.page.goto(`${home()}r/${code}`)
	await ann.page.getByRole('link', { name: 'Watch again' }).waitFor()
	await ann.page.locator('.metro-iron').waitFor()
	await pressButton(ann, 'Share the result')
	const handed = (await (
		await ann.page.waitForFunction(() => (window as unknown as { handed?: unknown }).handed)
	).jsonValue()) as Handed
	expect(handed.size).toEqual([1080, 1350])
	expect(handed.board).toBe('61 107 79') // of the ironwork around it
	expect(handed.text).toMatch(/ wins? — Metro on Junction$|share the win/)
	await ann.page.goto(handed.url)
	await ann.page.getByRole('heading', { name: 'Metro, replayed' }).waitFor()
	leave()
})

test('whoever left the result for the lobby finds the way back to it there', async () => {
	const { code, leave } = await playOut(home(), 3)
	const ann = await visit({ seat: { code, token: tokenOf(1) } })
	await ann.page.goto(`${home()}r/${code}`)
	for (let time = 0; time < 2; time++) {
		await pressButton(ann, 'Change players or options')
		await ann.page.getByText('Before the next game').waitFor()
		await pressButton(ann, 'Back to the result')
		await ann.page.locator('.result .scores').waitFor()
	}
	await pressButton(ann, 'Change players or options')
	expect(await auditSizes(ann.page)).toEqual([])
	leave()
})
