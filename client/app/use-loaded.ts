import { useEffect, useState } from 'preact/hooks'

/** A part without which there is nothing to show did not come. */
export class UnloadableError extends Error {}

interface Fate<Loaded> {
	it?: Loaded
	failed?: boolean
}

/** `release` is told of what came and is not wanted any more, or was not when it came. */
function useFate<Loaded>(
	load: () => Promise<Loaded>,
	dependencies: readonly unknown[],
	release: (it: Loaded) => void = () => {},
): Fate<Loaded> {
	const [fate, setFate] = useState<Fate<Loaded>>({})
	useEffect(() => {
		let wanted = true
		let giveBack = () => {}
		load().then(
			(it) => {
				if (!wanted) return release(it)
				giveBack = () => release(it)
				setFate({ it })
			},
			(error) => {
				console.error(error)
				if (wanted) setFate({ failed: true })
			},
		)
		return () => {
			wanted = false
			giveBack()
		}
	}, dependencies)
	return fate
}

/** What a promise gives, once it is there; asked for again where a dependency changes. Failing, it stays away. */
export const useLoaded = <Loaded>(
	load: () => Promise<Loaded>,
	dependencies: readonly unknown[] = [],
): Loaded | undefined => useFate(load, dependencies).it

/** The same for what cannot be done without: the page gives way to a notice if it does not come. */
export function useNeeded<Loaded>(
	load: () => Promise<Loaded>,
	dependencies: readonly unknown[] = [],
	release?: (it: Loaded) => void,
): Loaded | undefined {
	const { it, failed } = useFate(load, dependencies, release)
	if (failed) throw new UnloadableError('a part of the page did not come')
	return it
}

/** The same for what has to be closed again, also when the page was left before it was open. */
export const useOpened = <Opened extends { close(): void }>(
	open: () => Promise<Opened>,
	dependencies: readonly unknown[],
): Opened | undefined => useNeeded(open, dependencies, (opened) => opened.close())
