import { useEffect, useRef } from 'preact/hooks'

const NAME = 'Junction'

interface Head {
	title: string
}

/** What is on the page and has a title, the outermost first: as it is drawn, and not as it is done being drawn. */
const heads: Head[] = []

const show = (): void => {
	const title = heads.at(-1)?.title ?? ''
	document.title = title === '' ? NAME : `${title} · ${NAME}`
}

/**
 * The document's title, and whether search engines should leave the page alone. A part that goes gives the title back to
 * what it stood in.
 */
export function useHead(title: string, { noindex = false } = {}): void {
	const mine = useRef<Head | undefined>(undefined)
	if (!mine.current) {
		mine.current = { title }
		heads.push(mine.current)
	}
	mine.current.title = title
	useEffect(show, [title])
	useEffect(
		() => () => {
			heads.splice(heads.indexOf(mine.current!), 1)
			show()
		},
		[],
	)

	useEffect(() => {
		if (!noindex) return undefined
		const robots = document.createElement('meta')
		robots.name = 'robots'
		robots.content = 'noindex'
		document.head.append(robots)
		return () => robots.remove()
	}, [noindex])
}
