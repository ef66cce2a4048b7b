/**
 * Words follow the language of the page. This is as much of a page as they need: import it before anything that
 * speaks.
 */
const root = { lang: '', dataset: {} }
const quiet = { matches: false, addEventListener: () => {} }

Object.assign(globalThis, {
	document: { documentElement: root, querySelector: () => null, addEventListener: () => {} },
	matchMedia: () => quiet,
})
