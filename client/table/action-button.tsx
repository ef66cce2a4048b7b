import { useEffect, useRef } from 'preact/hooks'
import { onceHeard } from '../app/once-heard.ts'
import { Button } from '../design/button.tsx'
import type { Action } from '../games/game.ts'

/** The one button that does it. It stays: to take away what has the focus, the browser must first lay out all of the page. */
export function ActionButton({ action, class: name }: { action: Action | undefined; class?: string }) {
	useFocusAfter(action !== undefined)
	return (
		<Button
			class={name}
			kind={action?.isQuiet ? 'quiet' : 'primary'}
			wide
			onClick={action && onceHeard(action.act)}
			busy={action?.busy ?? false}
			hidden={!action}
		>
			{action?.label}
		</Button>
	)
}

/** A button that goes away takes the focus with it: whoever plays by keyboard is on the board next. */
function useFocusAfter(isThere: boolean): void {
	const wasThere = useRef(false)
	// Once the frame is painted: to give the focus, the page must be laid out.
	useEffect(() => {
		const { activeElement, body } = document
		const isLost = activeElement === body || activeElement?.closest('[hidden]')
		if (wasThere.current && !isThere && isLost)
			document.querySelector<HTMLElement>('.surface-window')?.focus({ preventScroll: true })
		wasThere.current = isThere
	}, [isThere])
}
