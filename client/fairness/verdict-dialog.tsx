import './verdict-dialog.css'
import type { Signal } from '@preact/signals'
import type { Between, Verdict } from '../../shared/room/verify.ts'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Icon } from '../design/icon.tsx'
import { tellDay } from '../i18n/tell-day.ts'
import type { Checked } from './check.ts'
import { fairnessWords } from './words.en.ts'

const { t } = fairnessWords

/** What a check of a game found, while there is something: first in a sentence, then how, for whoever asks. */
export function VerdictDialog({ found }: { found: Signal<Checked | undefined> }) {
	const close = () => {
		found.value = undefined
	}
	return (
		<Dialog
			open={found.value !== undefined}
			title={found.value ? headingOf(found.value) : ''}
			onClose={close}
			actions={<Button onClick={close}>{t('close')}</Button>}
		>
			{found.value && <Finding {...found.value} />}
		</Dialog>
	)
}

function headingOf({ verdict, watched }: Checked): string {
	if (verdict.altered !== null) return t('no')
	if (!watched) return t('alone')
	return t(verdict.unseen > 0 ? 'part' : 'yes')
}

const Finding = ({ record, verdict, watched, promise }: Checked) => (
	<div class="verdict" data-altered={verdict.altered !== null || undefined}>
		<p>{textOf(verdict, watched, nameAt(record, verdict))}</p>
		{verdict.altered === null && verdict.day && (
			<p class="verdict-note">
				<Icon name="eye" size={18} />
				{t('yes.day', { day: tellDay(verdict.day) })}
			</p>
		)}
		{verdict.altered === null && verdict.between && <Unsigned moves={verdict.between.strangers} />}
		<details class="verdict-how">
			<summary>{t('how')}</summary>
			{verdict.altered === null && (
				<ul class="verdict-grounds">
					<Ground text={t('yes.rules', { count: verdict.moves })} />
					{watched && <Ground text={t('yes.seed')} />}
					{watched && <Ground text={t('yes.seen', { count: verdict.seen })} />}
					{verdict.between && <SignedGrounds {...verdict.between} />}
				</ul>
			)}
			<p class="verdict-promise">
				{t('promise')}
				<code>{promise}</code>
			</p>
		</details>
	</div>
)

/** What there is besides where devices played between themselves. */
const SignedGrounds = ({ shares, signed }: Between) => (
	<>
		{shares > 0 && <Ground text={t('yes.shares', { count: shares })} />}
		<Ground text={t('yes.signed', { count: signed })} />
		<Ground text={t('yes.host')} />
	</>
)

/** Bots may have made them, as those at the table know; nobody else can tell. */
const Unsigned = ({ moves }: { moves: Between['strangers'] }) =>
	moves.length > 0 ? (
		<p class="verdict-note">
			<Icon name="bot" size={18} />
			{t('yes.strangers', { count: moves.length, moves: moves.join(', ') })}
		</p>
	) : null

const Ground = ({ text }: { text: string }) => (
	<li>
		<Icon name="check" size={18} />
		{text}
	</li>
)

function textOf(verdict: Verdict, watched: boolean, name: string): string {
	switch (verdict.altered) {
		case null:
			if (!watched) return t('alone.text')
			return verdict.unseen > 0 ? t('part.text', { last: verdict.moves - verdict.unseen }) : t('yes.text')
		case 'seed':
		case 'terms':
			return t(`no.${verdict.altered}`)
		case 'promise':
		case 'draw':
		case 'day':
		case 'host':
			return t(`no.${verdict.altered}`)
		case 'share':
			return t('no.share', { name })
		case 'rules':
		case 'signature':
		case 'move':
			return t(`no.${verdict.altered}`, { move: verdict.move, name })
		case 'undo':
		case 'length':
			return t(`no.${verdict.altered}`, { move: verdict.move })
		case 'deal':
			return verdict.move === 0 ? t('no.deal.first') : t('no.deal', { move: verdict.move })
	}
}

/** Of whom a verdict speaks. */
function nameAt({ moves, seats }: Checked['record'], verdict: Verdict): string {
	if ('seat' in verdict) return seats[verdict.seat]?.name ?? t('table')
	const move = 'move' in verdict ? moves[verdict.move - 1] : undefined
	return (move && seats[move.seat]?.name) ?? t('table')
}
