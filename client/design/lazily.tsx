import type { ComponentType } from 'preact'
import { useNeeded } from '../app/use-loaded.ts'
import { common } from '../i18n/common.en.ts'
import { wordsReady } from '../i18n/language.ts'
import { WagonLoader } from './wagon-loader.tsx'

const Waiting = () => <WagonLoader label={common.t('loading')} />

/** A part of a page that loads, with its words, when it is first shown; until then a wagon runs, or nothing. */
export function lazily<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	Until: ComponentType = Waiting,
): ComponentType<Props> {
	const loadWithWords = async () => {
		const It = await load()
		await wordsReady()
		return It
	}
	return function Lazy(props: Props) {
		const It = useNeeded(loadWithWords)
		return It ? <It {...props} /> : <Until />
	}
}
