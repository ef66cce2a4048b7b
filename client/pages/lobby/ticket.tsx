import './ticket.css'
import { useSignal } from '@preact/signals'
import { copyText } from '../../app/copy-text.ts'
import { peerPath, roomPath } from '../../app/route.ts'
import { route } from '../../app/router.ts'
import { toast } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import { QrCode } from '../../design/qr-code.tsx'
import { titles } from '../../games/titles.en.ts'
import { Spelling } from './spelling.tsx'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

/** The invitation: to be scanned, sent or read aloud. */
export function Ticket({ code, game }: { code: string; game: string }) {
	const spelt = useSignal(false)
	// A table between devices is found by its whole link: its code alone leads nowhere.
	const isBetween = route.value.page === 'peer'
	const path = isBetween ? peerPath(code, location.hash.slice(1)) : roomPath(code)
	const link = location.origin + path

	const copy = async () => {
		const copied = await copyText(link)
		toast(copied ? t('lobby.copied') : t('lobby.copy.failed', { link }))
	}
	const share = async () => {
		const text = t('lobby.share.text', { game: titles.find(`${game}.name`) ?? '' })
		await navigator.share({ title: 'Junction', text, url: link }).catch(() => undefined) // they thought better of it
	}

	return (
		<section class="ticket" aria-label={t('lobby.ticket')}>
			<div class="ticket-main">
				<p class="ticket-label">{t(isBetween ? 'lobby.link' : 'lobby.code')}</p>
				{!isBetween && (
					<p class="ticket-code">
						<span class="unseen">{[...code].join(' ')}</span>
						<span aria-hidden="true">{code}</span>
					</p>
				)}
				<p class="ticket-link">
					{location.host}
					<wbr />
					{path}
				</p>
				<div class="ticket-ways">
					{'share' in navigator && (
						<Button icon="share" onClick={share}>
							{t('lobby.share')}
						</Button>
					)}
					<Button icon="copy" onClick={copy}>
						{t('lobby.copy')}
					</Button>
				</div>
			</div>
			<div class="ticket-stub">
				<QrCode text={link} label={t('lobby.qr')} />
				{!isBetween && (
					<button
						type="button"
						class="ticket-spell"
						aria-expanded={spelt.value}
						onClick={() => {
							spelt.value = !spelt.value
						}}
					>
						{t('lobby.spell')}
					</button>
				)}
			</div>
			{spelt.value && <Spelling code={code} />}
		</section>
	)
}
