import type { GameRecord } from '../../shared/kernel/record.ts'

const LONGEST = 4 * 1024 * 1024 // characters of a record; a link that unpacks to more is a trap

/** An address that carries the whole game in its fragment, which no server ever sees. */
export async function replayPath(record: GameRecord): Promise<string> {
	const packed = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
	return `/replay#${toBase64(new Uint8Array(await new Response(packed).arrayBuffer()))}`
}

/** The look back on the game that an address carries. */
export const reportPath = (replay: string): string => replay.replace('#', '/report#')

/** What a fragment carries, or undefined if it cannot be read. */
export async function readFragment(fragment: string): Promise<unknown> {
	try {
		const packed = new Blob([fromBase64(fragment)]).stream()
		const text = await readText(packed.pipeThrough(new DecompressionStream('deflate-raw')))
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
	const reader = stream.pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
	let text = ''
	for (const chunks = reader.getReader(); ; ) {
		const { done, value } = await chunks.read()
		if (done) return text
		text += value
		if (text.length > LONGEST) throw new RangeError('too long')
	}
}

/** The alphabet that addresses leave alone, without padding. */
function toBase64(bytes: Uint8Array): string {
	let binary = ''
	for (const byte of bytes) binary += String.fromCharCode(byte)
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
