import * as decoding from 'lib0/decoding'
import { ByteWriter } from './byte-writer.ts'

type Frame = string | Uint8Array

/** How a bundle begins: a document's frame begins with 0 or 1. */
const MARK = 2

const writer = /* @__PURE__ */ new ByteWriter() // a page that only reads bundles does without it

/**
 * Several frames as one message: what happens at once arrives at once, and each message has its price on the way.
 * A frame by itself stays as it is.
 */
export function bundle(frames: readonly Frame[]): Frame {
	if (frames.length === 1) return frames[0]!
	writer.varUint(MARK)
	for (const frame of frames) {
		writer.varUint(typeof frame === 'string' ? 0 : 1)
		if (typeof frame === 'string') writer.text(frame)
		else writer.bytes(frame)
	}
	return writer.take()
}

/** The frames of a message, in order; none of a bundle that cannot be read. */
export function unbundle(message: Frame): Frame[] {
	if (typeof message === 'string' || message[0] !== MARK) return [message]
	try {
		const decoder = decoding.createDecoder(message)
		decoding.readVarUint(decoder)
		const frames: Frame[] = []
		while (decoding.hasContent(decoder))
			frames.push(
				decoding.readVarUint(decoder) === 0
					? decoding.readVarString(decoder)
					: decoding.readVarUint8Array(decoder),
			)
		return frames
	} catch {
		return []
	}
}
