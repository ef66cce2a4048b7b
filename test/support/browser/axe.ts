import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Everything that axe-core can find wrong with the page as it stands, in lines that say where. */
export const findBarriers = (page: Page): Promise<string[]> => run(page, {})

/** Only what depends on colours: after a change of theme, the rest is as it was. */
export const findPaleTexts = (page: Page): Promise<string[]> => run(page, { runOnly: ['color-contrast'] })

async function run(page: Page, options: RunOptions): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
	const { violations } = await page.evaluate((wishes) => {
		const { axe } = window as unknown as { axe: typeof import('axe-core') }
		// A drawing counts as one thing: its strokes would take axe for ever, as would telling what is all right.
		return axe.run({ exclude: ['svg > *'] }, { resultTypes: ['violations'], ...wishes })
	}, options)
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${help}. ${failureSummary}`),
	)
}
