import './support/page-without-a-browser.ts'
import { expect, test, vi } from 'vitest'
import { settings } from '../../client/app/settings.ts'
import { createSynthesiser } from '../../client/sound/synthesiser.ts'

/** A loudspeaker that makes nothing and remembers the first volume asked for: the one that all sounds go through. */
function fakeAudio() {
	const gains: { gain: { value: number } }[] = []
	const node = () => ({
		connect: (next: unknown) => next,
		start: vi.fn(),
		stop: vi.fn(),
		gain: { value: 1, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
		frequency: { value: 0, exponentialRampToValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() },
		delayTime: { value: 0 },
		Q: { value: 0 },
	})
	const audio = {
		currentTime: 0,
		sampleRate: 8,
		destination: {},
		state: 'running',
		createGain: () => {
			const made = node()
			gains.push(made)
			return made
		},
		createOscillator: node,
		createBufferSource: node,
		createBiquadFilter: node,
		createDelay: node,
		createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
	}
	return { audio: audio as unknown as AudioContext, gains }
}

test('whatever sounds is as loud as somebody wishes now', () => {
	const { audio, gains } = fakeAudio()
	const synthesiser = createSynthesiser(audio, [])
	for (const [name, volume] of [
		['clack', 0.2],
		['hum', 0.9],
		['chime', 0],
		['tick', 0.5],
	] as const) {
		settings.volume.value = volume
		synthesiser.play(name, 100)
		expect(gains[0]!.gain.value).toBe(volume)
	}
})
