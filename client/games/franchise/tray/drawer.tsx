import { type Signal, useSignalEffect } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import { afterPaint } from '../../../app/after-paint.ts'
import { IconButton } from '../../../design/button.tsx'
import type { FranchiseParts } from '../play.ts'
import { franchiseWords } from '../words.en.ts'
import { createChooser } from './chooser.ts'
import { DraftCards, SettlingCards } from './settling-cards.tsx'
import { TurnRows } from './turn-rows.tsx'

interface DrawerProps extends FranchiseParts {
	isTall: Signal<boolean> // on a phone, over half of the map
}

/** Everything that can be chosen now, row by row; it scrolls by itself. */
export function Drawer({ stage: table, display, staging, reach, attention, touch, isTall }: DrawerProps) {
	const chooser = useMemo(() => {
		const made = createChooser(table, attention.pointed, touch)
		const choose: typeof made.choose = (place, act) => {
			isTall.value = false // what was chosen is to be seen
			made.choose(place, act)
		}
		return {
			...made,
			choose,
			choosePlace: (place: Parameters<typeof choose>[0]) => choose(place, () => touch.place(place)),
		}
	}, [table, attention, touch, isTall])
	const list = useRef<HTMLFieldSetElement>(null)
	useSignalEffect(() => {
		const place = attention.pointed.value
		if (!place) return
		afterPaint(() =>
			list.current?.querySelector(`[data-place="${place}"]`)?.scrollIntoView({ block: 'nearest' }),
		)
	})
	const { stage } = table.view.value.table
	if (!staging.myTurn.value || table.sending.value)
		return stage === 'over' ? null : (
			<p class="franchise-drawer franchise-drawer-note">{franchiseWords.t('note.wait')}</p>
		)
	return (
		<>
			<fieldset
				class="franchise-drawer"
				ref={list}
				aria-label={franchiseWords.t('drawer')}
				data-resting={!display.isCurrent.value || undefined}
				data-tall={isTall.value || undefined}
			>
				{stage === 'turns' && (
					<TurnRows chooser={chooser} stage={table} staging={staging} reach={reach} touch={touch} />
				)}
				{stage === 'draft' && (
					<div class="franchise-drawer-extras">
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
					<SettlingCards chooser={chooser} view={table.view} staging={staging} reach={reach} />
				)}
				{stage !== 'turns' && stage !== 'over' && (
					<p class="franchise-drawer-note franchise-drawer-intro">{franchiseWords.t(`note.${stage}`)}</p>
				)}
			</fieldset>
			<IconButton
				class="franchise-drawer-taller"
				icon="down"
				label={franchiseWords.t(isTall.value ? 'drawer.less' : 'drawer.more')}
				aria-expanded={isTall.value}
				onClick={() => {
					isTall.value = !isTall.peek()
				}}
			/>
		</>
	)
}
