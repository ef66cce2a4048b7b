import { useSignal } from '@preact/signals'
import { useLoaded } from '../app/use-loaded.ts'
import { Icon } from '../design/icon.tsx'
import { isCalled } from './calls.ts'
import { InstallDialog } from './install-dialog.tsx'
import { findReach, pushKey } from './reach.ts'
import { switchCalls } from './switch-calls.ts'
import { bellWords } from './words.en.ts'

/** In the menu of a game: to be told when it is one's turn, or no longer. */
export function CallItem({ code }: { code: string }) {
	const isInstalling = useSignal(false)
	const key = useLoaded(pushKey)
	const reach = findReach()
	const isOn = isCalled(code)
	if (key === undefined || (reach === undefined && !isOn)) return null
	const act = () => {
		if (reach === 'once-installed') isInstalling.value = true
		else void switchCalls(code, key)
	}
	return (
		<li>
			<button type="button" class="menu-item" onClick={act}>
				<Icon name="bell" />
				{bellWords.t(isOn ? 'stop' : 'offer')}
			</button>
			<InstallDialog open={isInstalling} />
		</li>
	)
}
