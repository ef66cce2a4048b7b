import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { afterPaint } from '../../../app/after-paint.ts'
import type { FranchisePlay } from '../play.ts'
import { franchiseWords } from '../words.en.ts'
import { DraftCards, SettlingCards, SettlingNote } from './settling-cards.tsx'
import { TurnCards } from './turn-cards.tsx'

/** Everything that can be chosen now, the cheapest first. */
export function Drawer({ play }: { play: FranchisePlay }) {
	const list = useRef<HTMLFieldSetElement>(null)
	useSignalEffect(() => {
		const place = play.pointed.value
		if (!place) return
		afterPaint(() =>
			list.current
				?.querySelector(`[data-place="${place}"]`)
				?.scrollIntoView({ inline: 'nearest', block: 'nearest' }),
		)
	})
	const { stage } = play.view.value.table
	if (!play.myTurn.value || play.stage.sending.value)
		return stage === 'over' ? null : <p class="franchise-drawer-note">{franchiseWords.t('note.wait')}</p>
	return (
		<fieldset
			class="franchise-drawer"
			ref={list}
			aria-label={franchiseWords.t('drawer')}
			data-resting={!play.isCurrent.value || undefined}
		>
			{stage === 'turns' && <TurnCards play={play} />}
			{stage === 'draft' && (
				<div class="franchise-drawer-row">
					<DraftCards play={play} />
				</div>
			)}
			{(stage === 'towns' || stage === 'boom') && (
				<div class="franchise-drawer-row">
					<SettlingCards play={play} />
				</div>
			)}
			{stage !== 'turns' && <SettlingNote play={play} />}
		</fieldset>
	)
}
