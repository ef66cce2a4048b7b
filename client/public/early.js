// Runs before the first paint, so that neither the theme nor the language flashes; app/settings.ts takes over.
;(() => {
	let kept = {}
	try {
		kept = JSON.parse(localStorage.getItem('junction.settings')) ?? {}
	} catch {}
	const { theme = 'auto', motion = 'auto', language = 'auto' } = kept
	const html = document.documentElement
	const dark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
	const calm = motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
	html.dataset.theme = dark ? 'dark' : 'light'
	html.dataset.motion = calm ? 'reduced' : 'full'
	html.lang = language === 'auto' ? (/^fr/i.test(navigator.language) ? 'fr' : 'en') : language
})()
