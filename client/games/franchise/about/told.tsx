import { useLoaded } from '../../../app/use-loaded.ts'
import { wordsReady } from '../../../i18n/language.ts'
import type { AboutProps } from './about.tsx'

async function loadAbout() {
	const { default: About } = await import('./about.tsx')
	await wordsReady()
	return About
}

/** What somebody asked about, once the words for it have come. */
export function Told(props: AboutProps) {
	const About = useLoaded(loadAbout)
	return About ? <About {...props} /> : null
}
