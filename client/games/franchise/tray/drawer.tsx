import './drawer.css'
import { type Signal, useSignalEffect } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import { afterPaint } from '../../../app/after-paint.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { IconButton } from '../../../design/button.tsx'
import type { FranchiseParts } from '../play.ts'
import { franchiseWords } from '../words.en.ts'
import { createChooser } from './chooser.ts'
import type { DraftProps } from './draft-cards.tsx'
import { SettlingCards } from './settling-cards.tsx'
import { useTurn } from './turn.ts'
import type { RowsProps } from './turn-rows.tsx'

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
	if (!staging.myTurn.value || table.sending.value || attention.keepsNote.value)
		return stage === 'over' ? null : (
			<p class="franchise-drawer franchise-drawer-note">{franchiseWords.t('note.wait')}</p>
		)
	return (
		<>
			<fieldset
				class="franchise-drawer"
				ref={list}
				data-resting={!display.isCurrent.value || undefined}
				data-tall={isTall.value || undefined}
			>
				<legend class="unseen">{franchiseWords.t('drawer')}</legend>
				{stage === 'turns' && (
					<Rows chooser={chooser} stage={table} staging={staging} reach={reach} touch={touch} />
				)}
				{stage === 'draft' && (
					<div class="franchise-drawer-extras">
						<Draft
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

function Rows(props: RowsProps) {
	const turn = useTurn()
	return turn ? <turn.TurnRows {...props} /> : null
}

const loadDraft = () => import('./draft-cards.tsx')

/** Few tables have a draft: it comes where there is one. */
function Draft(props: DraftProps) {
	const loaded = useLoaded(loadDraft)
	return loaded ? <loaded.default {...props} /> : null
}
