import { useEffect } from 'preact/hooks'

const NAME = 'Junction'

/**
 * The document's title, and whether search engines should leave the page alone. A part of a page that goes gives the
 * title back.
 */
export function useHead(title: string, { noindex = false } = {}): void {
	useEffect(() => {
		const before = document.title
		document.title = title === '' ? NAME : `${title} · ${NAME}`
		return () => {
			document.title = before
		}
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
