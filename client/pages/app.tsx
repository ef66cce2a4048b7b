import '../games/titles.en.ts' // every page names games: their words load with the first
import { useSignal, useSignalEffect } from '@preact/signals'
import type { VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import { route } from '../app/router.ts'
import { UnloadableError } from '../app/use-loaded.ts'
import { Announcer } from '../design/announcer.tsx'
import { WagonLoader } from '../design/wagon-loader.tsx'
import { common } from '../i18n/common.en.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadPage } from './load-page.ts'
import { BrokenNotice } from './notices/broken-notice.tsx'
import { UnloadableNotice } from './notices/unloadable-notice.tsx'

type Trouble = 'broken' | 'unloadable'

/** The page that the address names; the one before it stays until the next can be shown. */
export function App() {
	const page = useSignal<VNode | undefined>(undefined)
	const trouble = useSignal<Trouble | undefined>(undefined)
	const meet = (what: Trouble | undefined) => {
		trouble.value = what
	}

	useSignalEffect(() => {
		const wanted = route.value
		loadPage(wanted).then(
			(loaded) => {
				if (route.peek() !== wanted) return
				meet(undefined)
				page.value = loaded
			},
			() => meet('unloadable'),
		)
	})

	return (
		<>
			<ErrorBoundary onError={(error) => meet(error instanceof UnloadableError ? 'unloadable' : 'broken')}>
				{trouble.value === 'broken' && <BrokenNotice />}
				{trouble.value === 'unloadable' && <UnloadableNotice />}
				{trouble.value === undefined &&
					(page.value ? <Arrived key={page.value.key}>{page.value}</Arrived> : <Waiting />)}
			</ErrorBoundary>
			<Announcer />
		</>
	)
}

const Waiting = () => <WagonLoader label={common.find('loading') ?? ''} />

let arrivals = 0

/** After a change of page the focus goes to its heading, so that a screen reader says where one is. */
function Arrived({ children }: { children: VNode }) {
	useEffect(() => {
		arrivals += 1
		if (arrivals > 1) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
	}, [])
	return children
}
