import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { FranchisePlay } from '../play.ts'
import { franchiseWords } from '../words.ts'
import { DraftCards, SettlingCards } from './settling-cards.tsx'
import { TurnCards } from './turn-cards.tsx'

/** Everything that can be chosen now, the cheapest first. */
export function Drawer({ play }: { play: FranchisePlay }) {
	const list = useRef<HTMLFieldSetElement>(null)
	useSignalEffect(() => {
		const place = play.pointed.value
		if (place)
			list.current
				?.querySelector(`[data-place="${place}"]`)
				?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
	})
	if (!play.myTurn.value || play.stage.sending.value) return null
	const { stage } = play.view.value.table
	return (
		<fieldset class="drawer" ref={list} aria-label={franchiseWords.t('drawer')}>
			{stage === 'turns' && <TurnCards play={play} />}
			{stage === 'draft' && <DraftCards play={play} />}
			{(stage === 'towns' || stage === 'boom') && <SettlingCards play={play} />}
		</fieldset>
	)
}
