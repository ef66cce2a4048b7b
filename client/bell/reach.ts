import { isInstalled } from '../app/installed.ts'

/** How this browser could tell somebody something while no page of ours is open; not at all, where it is undefined. */
export type Reach = 'push' | 'once-installed'

interface Surroundings {
	hasPush: boolean
	isDenied: boolean // whoever said no is not asked again
	isApple: boolean // a phone or tablet whose browsers all are Safari
	isInstalled: boolean
}

export function reachOf({ hasPush, isDenied, isApple, isInstalled }: Surroundings): Reach | undefined {
	if (hasPush) return isDenied ? undefined : 'push'
	return isApple && !isInstalled ? 'once-installed' : undefined
}

/** Also an iPad, which says that it is a Mac. */
const isApple = (): boolean =>
	/iPhone|iPad|iPod/.test(navigator.userAgent) ||
	(/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const findReach = (): Reach | undefined =>
	reachOf({
		hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
		isDenied: 'Notification' in window && Notification.permission === 'denied',
		isApple: isApple(),
		isInstalled: isInstalled(),
	})

let asked: Promise<string | undefined> | undefined

/** The key that browsers subscribe to; none where the server calls nobody. */
export const pushKey = (): Promise<string | undefined> => {
	asked ??= fetch('/api/push')
		.then(async (response) => (response.ok ? ((await response.json()) as { key?: string }).key : undefined))
		.catch(() => {
			asked = undefined // another time
			return undefined
		})
	return asked
}
