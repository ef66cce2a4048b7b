import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { reducedMotion } from '../../app/settings.ts'

const ARRIVAL = 4000 // milliseconds in which nothing moves: whoever arrives looks around first
const REST = 2500 // between two acts
const ACTS = 2 // of every picture

/**
 * Lets the pictures inside an element live: one of those in sight at a time plays its next act, which is the rule
 * that styles tell by `data-act`. In between the page is at rest, and so are processor and battery.
 */
export function useLife<Whole extends HTMLElement>(picture: string): RefObject<Whole | null> {
	const whole = useRef<Whole>(null)
	useEffect(() => {
		const leaving = new AbortController()
		void live([...whole.current!.querySelectorAll<HTMLElement>(picture)], leaving.signal)
		return () => leaving.abort()
	}, [])
	return whole
}

async function live(pictures: readonly HTMLElement[], leaving: AbortSignal): Promise<void> {
	const seen = new Set<Element>()
	const observer = new IntersectionObserver(
		(changes) => {
			for (const { target, isIntersecting } of changes)
				if (isIntersecting) seen.add(target)
				else seen.delete(target)
		},
		{ threshold: 0.5 },
	)
	for (const picture of pictures) observer.observe(picture)
	leaving.addEventListener('abort', () => observer.disconnect())

	const played = new Map<HTMLElement, number>()
	const timesOf = (picture: HTMLElement): number => played.get(picture) ?? 0
	for (await pause(ARRIVAL); !leaving.aborted; await pause(REST)) {
		const [next] = pictures.filter((one) => seen.has(one)).sort((a, b) => timesOf(a) - timesOf(b))
		if (!next || reducedMotion.peek()) continue
		await play(next, timesOf(next) % ACTS)
		played.set(next, timesOf(next) + 1)
	}
}

async function play(picture: HTMLElement, act: number): Promise<void> {
	picture.dataset.act = String(act)
	await Promise.allSettled(picture.getAnimations({ subtree: true }).map(({ finished }) => finished))
	delete picture.dataset.act
}

const pause = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds))
