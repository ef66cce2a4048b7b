import { useLoaded } from '../../../app/use-loaded.ts'
import { wordsReady } from '../../../i18n/language.ts'
import type { FranchisePlay, Inspected } from '../play.ts'

async function loadAbout() {
	const { default: About } = await import('./about.tsx')
	await wordsReady()
	return About
}

/** What somebody asked about, once the words for it have come. */
export function Told({ play, told }: { play: FranchisePlay; told: Inspected }) {
	const About = useLoaded(loadAbout)
	return About ? <About play={play} told={told} /> : null
}
