import { useEffect } from 'preact/hooks'

const NAME = 'Junction'

/** The document's title, and whether search engines should leave the page alone. */
export function useHead(title: string, { noindex = false } = {}): void {
	useEffect(() => {
		document.title = title === '' ? NAME : `${title} · ${NAME}`
	}, [title])

	useEffect(() => {
		if (!noindex) return undefined
		const robots = document.createElement('meta')
		robots.name = 'robots'
		robots.content = 'noindex'
		document.head.append(robots)
		return () => robots.remove()
	}, [noindex])
}
