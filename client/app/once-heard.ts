import { afterPaint } from './after-paint.ts'

/**
 * A press whose work takes longer than a frame: the page shows first that it was heard, then does what was asked for.
 * Pressed again meanwhile, it is asked for once.
 */
export const onceHeard =
	(work: () => void) =>
	({ currentTarget: pressed }: { currentTarget: HTMLElement }): void => {
		if ('heard' in pressed.dataset) return
		pressed.dataset.heard = ''
		afterPaint(() => {
			delete pressed.dataset.heard
			work()
		})
	}
