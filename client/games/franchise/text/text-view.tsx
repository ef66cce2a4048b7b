import './text-view.css'
import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { announce } from '../../../design/announcer.tsx'
import { TextView as Frame, TurnSection } from '../../text-view-form.tsx'
import type { FranchiseParts } from '../play.ts'
import { describeOutlook } from './describe-outlook.ts'
import { OwnTurn } from './own-turn.tsx'
import { RegionList } from './region-list.tsx'
import { Settling } from './settling.tsx'
import { Standing } from './standing.tsx'
import { textWords } from './words.en.ts'

const { t } = textWords

/** The whole game in words: for keyboards, screen readers, and whoever likes lists better than maps. */
export default function TextView(play: FranchiseParts) {
	useSpokenOutlook(play)
	return (
		<Frame class="franchise-text">
			{play.staging.myTurn.value && (
				<TurnSection title={t('turn.title')}>
					{play.stage.view.value.table.stage === 'turns' ? <OwnTurn play={play} /> : <Settling play={play} />}
				</TurnSection>
			)}
			<h2>{t('map.title')}</h2>
			<RegionList play={play} />
			<Standing play={play} />
		</Frame>
	)
}

/** Whenever another step is staged or taken back, says what the turn would now come to. */
function useSpokenOutlook(play: FranchiseParts): void {
	const known = useRef(play.staging.steps.peek())
	useSignalEffect(() => {
		const steps = play.staging.steps.value
		if (steps === known.current) return
		known.current = steps
		if (play.staging.myTurn.peek()) announce(describeOutlook(play).join(' '))
	})
}
