import './curtain.css'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../design/button.tsx'
import { PlayerShape } from '../design/player-shape.tsx'
import type { Companion, Party } from './party.ts'
import { localWords } from './words.ts'

const { t } = localWords

interface CurtainProps {
	party: Party
	awaited: Companion
}

/** Between two players at one device: nobody's hand is on the screen until the next one takes it up. */
export function Curtain({ party, awaited }: CurtainProps) {
	const name = party.nameOf(awaited)
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [name])
	return (
		<main id="main" class="curtain" data-player={party.colourOf(awaited)}>
			<PlayerShape identity={party.colourOf(awaited)} size={112} />
			<h1 ref={heading} tabIndex={-1}>
				{t('curtain.heading', { name })}
			</h1>
			<p>{t('curtain.text')}</p>
			<Button kind="primary" wide icon="eye" onClick={() => party.show(awaited)}>
				{t('curtain.show', { name })}
			</Button>
			<p class="soft">{t('curtain.about')}</p>
		</main>
	)
}
