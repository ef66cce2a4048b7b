import './text-view.css'
import { useSignalEffect } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useRef } from 'preact/hooks'
import { announce } from '../../../design/announcer.tsx'
import type { Play } from '../../game.ts'
import type { FranchisePlay } from '../play.ts'
import { describeOutlook } from './describe-outlook.ts'
import { OwnTurn } from './own-turn.tsx'
import { RegionList } from './region-list.tsx'
import { Settling } from './settling.tsx'
import { Standing } from './standing.tsx'
import { textWords } from './words.en.ts'

type Props = { play: FranchisePlay }

const { t } = textWords

/** The whole game in words: for keyboards, screen readers, and whoever likes lists better than maps. */
function TextView({ play }: Props) {
	useSpokenOutlook(play)
	return (
		<div class="franchise-text-view franchise-text">
			{play.myTurn.value && <Own play={play} />}
			<h2>{t('map.title')}</h2>
			<RegionList play={play} />
			<Standing play={play} />
		</div>
	)
}

/** Comes with one's turn, and takes the focus if nothing else has it: what had it last turn has gone. */
function Own({ play }: Props) {
	const heading = useRef<HTMLHeadingElement>(null)
	useSignalEffect(() => {
		if (play.myTurn.value && document.activeElement === document.body) heading.current?.focus()
	})
	return (
		<section>
			<h2 ref={heading} tabIndex={-1}>
				{t('turn.title')}
			</h2>
			{play.view.value.table.stage === 'turns' ? <OwnTurn play={play} /> : <Settling play={play} />}
		</section>
	)
}

/** Whenever another step is staged or taken back, says what the turn would now come to. */
function useSpokenOutlook(play: FranchisePlay): void {
	const known = useRef(play.steps.peek())
	useSignalEffect(() => {
		const steps = play.steps.value
		if (steps === known.current) return
		known.current = steps
		if (play.myTurn.peek()) announce(describeOutlook(play).join(' '))
	})
}

export default TextView as ComponentType<{ play: Play }>
