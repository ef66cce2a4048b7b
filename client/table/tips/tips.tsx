import './tips.css'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { useLoaded } from '../../app/use-loaded.ts'
import { announce } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import type { Tip } from '../../games/game.ts'
import type { TableModel } from '../table-model.ts'
import { dueTip } from './due-tip.ts'
import { areTipsOff, endTips, noteTold, wasTold } from './tip-memory.ts'
import { tipsWords } from './words.en.ts'

const { t } = tipsWords

/** A sentence on what has just happened for the first time; one tap ends it, another ends all of them. */
export function Tips({ table, from }: { table: TableModel; from: number }) {
	const tips = useLoaded(async () => table.play.tips?.(), [table])
	const shown = useSignal<Tip | undefined>(undefined)
	const known = useRef(from)
	useSignalEffect(() => {
		const entries = table.entries.value.slice(0, table.seen.value)
		if (!tips || areTipsOff()) return
		const due = dueTip(tips, entries, known.current, wasTold)
		known.current = entries.length
		if (!due) return
		noteTold(due.name)
		shown.value = due
		announce(due.text())
	})
	const close = () => {
		shown.value = undefined
	}
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
