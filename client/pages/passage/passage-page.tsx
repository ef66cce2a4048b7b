import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { roomPath } from '../../app/route.ts'
import { keepToken, tokenFor } from '../../app/seats.ts'
import { toast } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { claim, isRefusal, type PassageState } from '../../passage/ask-passage.ts'
import { askAgain } from '../../passage/follow-state.ts'
import { PassageNumber } from '../../passage/passage-number.tsx'
import { passageWords } from '../../passage/words.en.ts'
import { Notice } from '../notices/notice.tsx'
import { HomeLink } from '../notices/nowhere-page.tsx'

const { t } = passageWords

/** What the other device knows of the seat that it asks for. */
interface Asking {
	state: 'asking' | 'asked' | 'refused' | 'late' | 'none' | 'already-seated' | 'banned' | 'unreachable'
	number?: number | undefined
}

export interface PassagePageProps {
	code: string
	secret: Signal<string | undefined>
}

/** The other device, which has followed the link: it asks for the seat, shows a number, and waits for the first one. */
export function PassagePage({ code, secret }: PassagePageProps) {
	const asking = useSignal<Asking>({ state: 'asking' })

	/** In the place of the link, so that nobody follows it again by loading the page. */
	const enter = () => {
		history.replaceState(null, '', roomPath(code))
		secret.value = undefined
	}

	useEffect(
		() =>
			askAgain(async () => {
				if (isFinal(asking.peek()) || secret.peek() === undefined) return
				const answer = await claim(code, secret.peek() ?? '')
				if ('state' in answer && answer.state === 'moved') {
					keepToken(code, tokenFor(code)) // not just made any more: it has a seat, whatever a cookie says
					toast(t('claim.moved'))
					return enter()
				}
				asking.value = isRefusal(answer) ? readRefusal(answer.refused, asking.peek()) : readState(answer)
			}),
		[code],
	)

	const { state, number } = asking.value
	if (state === 'asking') return <WagonLoader label={t('claim.asking')} />
	if (state === 'asked' && number !== undefined)
		return (
			<Notice title={t('claim')} text={t('claim.text')}>
				<PassageNumber number={number} />
				<p role="status">{t('claim.waiting')}</p>
			</Notice>
		)
	const why = state === 'asked' ? 'none' : state
	return (
		<Notice title={t(`claim.${why}`)} text={t(`claim.${why}.text`)}>
			{why === 'already-seated' ? (
				<Button kind="primary" onClick={enter}>
					{t('claim.to-table')}
				</Button>
			) : (
				why !== 'unreachable' && <HomeLink />
			)}
		</Notice>
	)
}

const isFinal = ({ state }: Asking): boolean => !['asking', 'asked', 'unreachable'].includes(state)

const readState = ({ state, number }: PassageState): Asking =>
	state === 'refused' || state === 'late' ? { state } : { state: 'asked', number }

/** Whatever passes is waited out. */
function readRefusal(code: string, before: Asking): Asking {
	if (code === 'already-seated' || code === 'banned') return { state: code }
	if (code === 'no-such-passage' || code === 'malformed') return { state: 'none' }
	return before.state === 'asked' ? before : { state: 'unreachable' }
}
