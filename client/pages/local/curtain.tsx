import './curtain.css'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../design/button.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import type { HotSeat, Sitter } from './hot-seat.ts'
import { localWords } from './words.en.ts'

const { t } = localWords

interface CurtainProps {
	hotSeat: HotSeat
	awaited: Sitter
}

/** Between two players at one device: nobody's hand is on the screen until the next one takes it up. */
export function Curtain({ hotSeat, awaited }: CurtainProps) {
	const name = hotSeat.nameOf(awaited)
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [name])
	return (
		<main id="main" class="curtain" data-player={hotSeat.colourOf(awaited)}>
			<PlayerShape identity={hotSeat.colourOf(awaited)} size={112} />
			<h1 ref={heading} tabIndex={-1}>
				{t('curtain.heading', { name })}
			</h1>
			<p>{t('curtain.text')}</p>
			<Button kind="primary" wide icon="eye" onClick={() => hotSeat.show(awaited)}>
				{t('curtain.show', { name })}
			</Button>
			<p class="soft">{t('curtain.about')}</p>
		</main>
	)
}
