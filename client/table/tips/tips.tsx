import './tips.css'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Seat } from '../../../shared/kernel/game.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { announce } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import type { Tip } from '../../games/game.ts'
import type { TableModel } from '../table-model.ts'
import { dueTip } from './due-tip.ts'
import { areTipsOff, endTips, noteTold, wasTold } from './tip-memory.ts'
import { tipsWords } from './words.en.ts'

const { t } = tipsWords

/**
 * A sentence on what has just happened for the first time, for who plays. It lies over the board, so it goes with a
 * touch of that or of what is played with, a hint or their next move; one tap ends it, another ends all of them. In a
 * race nobody reads: it waits for the end of that.
 */
export function Tips({ table }: { table: TableModel }) {
	const tips = useLoaded(async () => table.play.tips?.(), [table])
	const shown = useSignal<Tip | undefined>(undefined)
	const known = useRef(table.seen.peek()) // what happened before one looked is no news
	useSignalEffect(() => {
		const entries = table.entries.value.slice(0, table.seen.value)
		const isMine = (seat: Seat): boolean => table.players.value[seat]?.mine === true
		if (table.play.isAbsorbing?.value) shown.value = undefined // it would lie over what is raced for
		if (!tips || table.play.isAbsorbing?.value || areTipsOff()) return
		const news = entries.slice(known.current)
		const due = table.players.value.some(({ mine }) => mine)
			? dueTip(tips, entries, known.current, wasTold)
			: undefined
		known.current = entries.length
		if (news.some(([seat]) => isMine(seat))) shown.value = undefined
		if (!due) return
		noteTold(due.name)
		shown.value = due
		announce(due.text())
	})
	const close = () => {
		shown.value = undefined
	}
	useSignalEffect(() => {
		if (table.hint.value) close()
	})
	useEffect(() => {
		const onPlay = ({ target }: Event) =>
			target instanceof Element && target.closest('.surface, .dock') && close()
		addEventListener('pointerdown', onPlay)
		return () => removeEventListener('pointerdown', onPlay)
	}, [])
	return shown.value ? (
		<aside class="tip" aria-label={t('tip')}>
			<p>{shown.value.text()}</p>
			<Button kind="plain" onClick={close}>
				{t('close')}
			</Button>
			<Button
				kind="plain"
				onClick={() => {
					endTips()
					close()
				}}
			>
				{t('off')}
			</Button>
		</aside>
	) : null
}
