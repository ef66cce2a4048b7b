import { useSignalEffect } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import { afterPaint } from '../../../app/after-paint.ts'
import type { FranchiseParts } from '../play.ts'
import { franchiseWords } from '../words.en.ts'
import { createChooser } from './chooser.ts'
import { DraftCards, SettlingCards, SettlingNote } from './settling-cards.tsx'
import { TurnCards } from './turn-cards.tsx'

/** Everything that can be chosen now, the cheapest first. */
export function Drawer({ stage: table, display, staging, reach, attention, touch }: FranchiseParts) {
	const chooser = useMemo(() => createChooser(table, attention.pointed, touch), [table, attention, touch])
	const list = useRef<HTMLFieldSetElement>(null)
	useSignalEffect(() => {
		const place = attention.pointed.value
		if (!place) return
		afterPaint(() =>
			list.current
				?.querySelector(`[data-place="${place}"]`)
				?.scrollIntoView({ inline: 'nearest', block: 'nearest' }),
		)
	})
	const { stage } = table.view.value.table
	if (!staging.myTurn.value || table.sending.value)
		return stage === 'over' ? null : <p class="franchise-drawer-note">{franchiseWords.t('note.wait')}</p>
	return (
		<fieldset
			class="franchise-drawer"
			ref={list}
			aria-label={franchiseWords.t('drawer')}
			data-resting={!display.isCurrent.value || undefined}
		>
			{stage === 'turns' && <TurnCards chooser={chooser} view={table.view} staging={staging} reach={reach} />}
			{stage === 'draft' && (
				<div class="franchise-drawer-row">
					<DraftCards
						chooser={chooser}
						view={table.view}
						staging={staging}
						reach={reach}
						attention={attention}
					/>
				</div>
			)}
			{(stage === 'towns' || stage === 'boom') && (
				<div class="franchise-drawer-row">
					<SettlingCards chooser={chooser} view={table.view} staging={staging} reach={reach} />
				</div>
			)}
			{stage !== 'turns' && <SettlingNote view={table.view} staging={staging} />}
		</fieldset>
	)
}
