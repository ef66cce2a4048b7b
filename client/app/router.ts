import { computed, signal } from '@preact/signals'
import { routeOf } from './route.ts'

const pathname = signal(location.pathname)

export const route = computed(() => routeOf(pathname.value))

/** The way from a page back to the one that led there, and what that one calls it. */
export interface WayBack {
	path: string
	label: string
	further?: WayBack // from there
}

/** Goes to another page of ours without loading everything again; `back` is what the way back here is called there. */
export function navigate(
	path: string,
	{ replace = false, back }: { replace?: boolean; back?: string | undefined } = {},
): void {
	const way = wayFrom(path, back)
	const state = way ? { way } : null
	// What lies open over this page closes with it, and with it its entry in the history.
	if (replace || history.state?.isOver) history.replaceState(state, '', path)
	else history.pushState(state, '', path)
	pathname.value = location.pathname
	scrollTo(0, 0)
}

/** Where this page leads back to, if whoever led here said so. */
export const wayBack = (): WayBack | undefined => history.state?.way

/** The way back from where one goes now; going back, it is the one that there was. */
function wayFrom(path: string, label: string | undefined): WayBack | undefined {
	const last = wayBack()
	if (last?.path === path) return last.further
	return label
		? { path: location.pathname + location.hash, label, ...(last && { further: last }) }
		: undefined
}

/** Plain links do the same: one listener for the whole page. */
export function followLinks(): void {
	addEventListener('popstate', () => {
		pathname.value = location.pathname
	})
	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null
		if (!link || !isOurs(link) || staysHere(link) || wantsOwnTab(event)) return
		event.preventDefault()
		navigate(link.pathname + link.search + link.hash, { back: link.dataset.back })
	})
}

const isOurs = (link: HTMLAnchorElement): boolean =>
	link.origin === location.origin && link.target === '' && !link.hasAttribute('download')

/** A link to a part of the page is the browser's to follow. */
const staysHere = (link: HTMLAnchorElement): boolean =>
	link.hash !== '' && link.pathname === location.pathname

const wantsOwnTab = (event: MouseEvent): boolean =>
	event.defaultPrevented ||
	event.button !== 0 ||
	event.metaKey ||
	event.ctrlKey ||
	event.shiftKey ||
	event.altKey
