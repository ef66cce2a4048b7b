import type { Page } from 'playwright-core'

/** What points at something that is not there, to whoever cannot see the page; what cannot be reached points nowhere. */
export const brokenReferences = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for'].flatMap((attribute) =>
			[...document.querySelectorAll(`[${attribute}]`)]
				.filter((element) => !element.closest('[inert]'))
				.flatMap((element) => element.getAttribute(attribute)!.split(/\s+/))
				.filter((id) => !document.getElementById(id))
				.map((id) => `${attribute} names ${id}, which is not there`),
		),
	)
