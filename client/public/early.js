// Runs before the first paint, so that neither the theme nor the language flashes; app/settings.ts takes over.
;(() => {
	const recall = (name) => {
		try {
			return JSON.parse(localStorage.getItem(`junction.${name}`)) ?? {}
		} catch {
			return {}
		}
	}
	const { theme = 'auto', motion = 'auto', language = 'auto' } = recall('settings')
	const html = document.documentElement
	const dark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
	const calm = motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
	html.dataset.theme = dark ? 'dark' : 'light'
	html.dataset.motion = calm ? 'reduced' : 'full'
	html.lang = language === 'auto' ? (/^fr/i.test(navigator.language) ? 'fr' : 'en') : language

	// Asks at once for what this address will need in the end; see worker/build/plugins/early-loads.ts.
	const { files = [], parts = {} } = /* told by the build */ {}
	const [page = 'home', about = ''] = location.pathname.split('/').filter(Boolean)
	const visit = recall('rooms')[about.toUpperCase()]
	const names = page === 'r' ? ['room', visit ? `table/${visit.game}` : 'join'] : [page, `${page}/${about}`]
	const needed = new Set(names.flatMap((name) => parts[`${name} ${html.lang}`] ?? []))
	for (const file of [...needed].sort((one, other) => one - other).map((place) => files[place])) {
		if (file.endsWith('.css')) {
			fetch(`/${file}`).catch(() => {}) // whoever needs it asks again, and is answered from the cache
			continue
		}
		const link = document.createElement('link')
		link.rel = 'modulepreload'
		link.crossOrigin = ''
		link.href = `/${file}`
		document.head.append(link)
	}
})()
