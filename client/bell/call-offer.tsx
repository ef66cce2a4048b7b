import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { keep, recall } from '../app/storage.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { Button, IconButton } from '../design/button.tsx'
import { isCalled, renewCalls } from './calls.ts'
import { InstallDialog } from './install-dialog.tsx'
import { findReach, pushKey } from './reach.ts'
import { switchCalls } from './switch-calls.ts'
import { bellWords } from './words.en.ts'

const DECLINED = 'calls-declined'
const A_MONTH = 30 * 24 * 3600 * 1000 // milliseconds: then circumstances may be others

const wasDeclined = (): boolean => Date.now() - (recall<number>(DECLINED) ?? 0) < A_MONTH

export interface CallOfferProps {
	code: string
	isSmall: boolean // beside something else that can be done
}

/**
 * For whoever waits for others: to be told when it is their turn, and go. Nothing is asked of the browser before they
 * want it. Whoever wants it already is not asked, and whoever does not, not soon again.
 */
export function CallOffer({ code, isSmall }: CallOfferProps) {
	const reach = findReach()
	const isDeclined = useSignal(wasDeclined())
	const isInstalling = useSignal(false)
	const isBusy = useSignal(false)
	const key = useLoaded(pushKey)
	const isOn = isCalled(code)

	useEffect(() => {
		if (key !== undefined && isOn) void renewCalls(code, key).catch(() => undefined) // another time
	}, [key, isOn, code])

	if (key === undefined || reach === undefined || isOn || isDeclined.value) return null
	const decline = () => {
		keep(DECLINED, Date.now())
		isDeclined.value = true
	}
	const accept = async () => {
		if (reach === 'once-installed') {
			isInstalling.value = true
			return
		}
		isBusy.value = true
		if ((await switchCalls(code, key)) === 'denied') decline()
		isBusy.value = false
	}
	if (isSmall)
		return (
			<>
				<IconButton icon="bell" label={bellWords.t('offer')} aria-busy={isBusy.value} onClick={accept} />
				<InstallDialog open={isInstalling} />
			</>
		)
	return (
		<>
			<Button icon="bell" wide busy={isBusy.value} onClick={accept}>
				{bellWords.t('offer')}
			</Button>
			<IconButton icon="close" label={bellWords.t('offer.not-now')} onClick={decline} />
			<InstallDialog open={isInstalling} />
		</>
	)
}
