import { useEffect, useState } from 'preact/hooks'

/** A part without which there is nothing to show did not come. */
export class UnloadableError extends Error {}

interface Fate<Loaded> {
	it?: Loaded
	failed?: boolean
}

function useFate<Loaded>(load: () => Promise<Loaded>, dependencies: readonly unknown[]): Fate<Loaded> {
	const [fate, setFate] = useState<Fate<Loaded>>({})
	useEffect(() => {
		let wanted = true
		load().then(
			(it) => wanted && setFate({ it }),
			(error) => {
				console.error(error)
				if (wanted) setFate({ failed: true })
			},
		)
		return () => {
			wanted = false
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
): Loaded | undefined {
	const { it, failed } = useFate(load, dependencies)
	if (failed) throw new UnloadableError('a part of the page did not come')
	return it
}
