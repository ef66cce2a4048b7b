import './passage-panel.css'
import { useEffect, useMemo } from 'preact/hooks'
import { copyText } from '../app/copy-text.ts'
import { useKeptFocus } from '../app/keep-focus.ts'
import { announce, toast } from '../design/announcer.tsx'
import { Button } from '../design/button.tsx'
import { QrCode } from '../design/qr-code.tsx'
import { WagonLoader } from '../design/wagon-loader.tsx'
import { makeOffer, type Offer, type OfferView } from './offer.ts'
import { PassageNumber } from './passage-number.tsx'
import { Tries } from './tries.tsx'
import { passageWords } from './words.en.ts'

const { t } = passageWords

/** On the first device: a link for the other one, then the question whether it may have the seat. */
export function PassagePanel({ code }: { code: string }) {
	const offer = useMemo(() => makeOffer(code), [code])
	useEffect(() => () => offer.close(), [offer])
	const view = offer.view.value
	// What had the focus has made room for a question or an end, which is read out by its heading.
	useKeptFocus('.passage h3', [view.state])
	useEffect(() => {
		if (view.state === 'asked') announce(t('asked'))
	}, [view.state])
	return (
		<div class="passage">
			<State offer={offer} view={view} />
			<Tries count={view.tries} />
		</div>
	)
}

interface StateProps {
	offer: Offer
	view: OfferView
}

function State({ offer, view }: StateProps) {
	switch (view.state) {
		case 'open':
			return <Open view={view} />
		case 'asked':
			return <Asked offer={offer} number={view.number} />
		case 'late':
		case 'refused':
			return <Ended offer={offer} title={t(view.state)} text={t(`${view.state}.text`)} />
		case 'failed':
			return <Ended offer={offer} {...describeFailure(view.why)} />
		default:
			return <WagonLoader label={t('making')} />
	}
}

function Open({ view: { link = '', until = new Date() } }: Pick<StateProps, 'view'>) {
	const copy = async () => {
		toast((await copyText(link)) ? t('copied') : t('copy.failed', { link }))
	}
	const time = until.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })
	return (
		<div class="passage-link">
			<QrCode text={link} label={t('qr')} />
			<div class="passage-about">
				<p>{t('open')}</p>
				<div class="passage-ways">
					{'share' in navigator && (
						<Button
							icon="share"
							onClick={() => navigator.share({ title: 'Junction', url: link }).catch(() => undefined)}
						>
							{t('share')}
						</Button>
					)}
					<Button icon="copy" onClick={copy}>
						{t('copy')}
					</Button>
				</div>
				<p class="soft">{t('open.hint', { time })}</p>
				<p class="soft">{t('open.private')}</p>
			</div>
		</div>
	)
}

const Asked = ({ offer, number = 0 }: { offer: Offer; number: number | undefined }) => (
	<>
		<h3 tabIndex={-1}>{t('asked')}</h3>
		<p>{t('asked.compare')}</p>
		<PassageNumber number={number} />
		<div class="passage-ways">
			<Button onClick={offer.refuse}>{t('asked.no')}</Button>
			<Button kind="primary" onClick={offer.agree}>
				{t('asked.yes')}
			</Button>
		</div>
	</>
)

const Ended = ({ offer, title, text }: { offer: Offer; title: string; text: string }) => (
	<>
		<h3 tabIndex={-1}>{title}</h3>
		<p>{text}</p>
		<Button kind="primary" onClick={offer.renew}>
			{t('again')}
		</Button>
	</>
)

/** Of a link that could not be made, or a seat that could not go. */
function describeFailure(why: string | undefined): { title: string; text: string } {
	if (why === 'unreachable' || why === 'internal') return { title: t('failed'), text: t('failed.text') }
	const text =
		why === 'too-fast' ? 'failed.too-fast' : why === 'no-such-passage' ? 'refused.text' : 'asked.failed'
	return { title: t('refused'), text: t(text) }
}
