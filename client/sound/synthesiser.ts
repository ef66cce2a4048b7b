import { settings } from '../app/settings.ts'

/** clack: wood on wood · hum: wheels on a rail · chime: your turn · tick: time runs out */
export type SoundName = 'clack' | 'hum' | 'chime' | 'tick'

export interface Synthesiser {
	play(name: SoundName, duration?: number): void
}

/** All sounds are made here, from oscillators and noise: nothing is downloaded. `gestures` may open the loudspeaker. */
export function createSynthesiser(audio: AudioContext, gestures: readonly string[]): Synthesiser {
	const out = audio.createGain()
	out.connect(audio.destination)
	const noise = makeNoise(audio)

	// It is shut again for a call, or behind a locked screen; during a call it cannot be opened.
	const open = () => {
		if (audio.state !== 'running') audio.resume().catch(() => {})
	}
	for (const gesture of gestures) document.addEventListener(gesture, open, true)

	/** A volume that rises at once, or within `attack`, and dies away. */
	const envelope = (peak: number, decay: number, attack = 0.002): GainNode => {
		const gain = audio.createGain()
		const now = audio.currentTime
		gain.gain.setValueAtTime(0.0001, now)
		gain.gain.exponentialRampToValueAtTime(peak, now + attack)
		gain.gain.exponentialRampToValueAtTime(0.0001, now + attack + decay)
		gain.connect(out)
		return gain
	}

	const tone = (type: OscillatorType, frequency: number, through: AudioNode, lasting: number, delay = 0) => {
		const oscillator = audio.createOscillator()
		oscillator.type = type
		oscillator.frequency.value = frequency
		oscillator.connect(through)
		oscillator.start(audio.currentTime + delay)
		oscillator.stop(audio.currentTime + delay + lasting)
		return oscillator
	}

	const hiss = (frequency: number, sharpness: number, through: AudioNode, lasting: number) => {
		const source = audio.createBufferSource()
		source.buffer = noise
		source.loop = true
		const filter = audio.createBiquadFilter()
		filter.type = 'bandpass'
		filter.frequency.value = frequency
		filter.Q.value = sharpness
		source.connect(filter).connect(through)
		source.start(audio.currentTime, Math.random() * 0.5) // never quite the same twice
		source.stop(audio.currentTime + lasting)
	}

	const sounds: Record<SoundName, (seconds: number) => void> = {
		clack() {
			hiss(1900, 1.2, envelope(0.7, 0.05), 0.08)
			const body = tone('triangle', 320, envelope(0.5, 0.09), 0.12)
			body.frequency.exponentialRampToValueAtTime(140, audio.currentTime + 0.09)
		},
		hum(seconds) {
			const volume = envelope(0.16, seconds + 0.3, 0.08)
			const wheels = tone('sawtooth', 62, lowpass(audio, 420, volume), seconds + 0.4)
			wheels.frequency.linearRampToValueAtTime(104, audio.currentTime + seconds)
			hiss(900, 0.6, envelope(0.05, seconds + 0.2, 0.1), seconds + 0.3)
		},
		chime() {
			const second = audio.createDelay(1)
			second.delayTime.value = 0.14
			tone('sine', 659.3, envelope(0.32, 0.5, 0.01), 0.6)
			second.connect(envelope(0.32, 0.9, 0.01))
			tone('sine', 880, second, 0.8)
		},
		tick() {
			tone('square', 1500, lowpass(audio, 2400, envelope(0.08, 0.03)), 0.05)
		},
	}

	return {
		play(name, duration = 0) {
			out.gain.value = settings.volume.peek()
			sounds[name](duration / 1000)
		},
	}
}

function lowpass(audio: AudioContext, frequency: number, through: AudioNode): BiquadFilterNode {
	const filter = audio.createBiquadFilter()
	filter.type = 'lowpass'
	filter.frequency.value = frequency
	filter.connect(through)
	return filter
}

function makeNoise(audio: AudioContext): AudioBuffer {
	const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
	const samples = buffer.getChannelData(0)
	for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
	return buffer
}
