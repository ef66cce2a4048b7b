import * as encoding from 'lib0/encoding'
import type { Json } from '../kernel/json.ts'

const TEXT = 119
const TRUE = 120
const FALSE = 121
const NUMBER = 125
const NULL = 126
const LIST = 117
const RECORD = 118
const LARGEST = 0x7fffffff

/**
 * Writes what lib0 reads, to the byte as its encoder would. An encoder is made for every message, and asks the
 * platform for each string; this one is made once, and what we write is short and nearly always ASCII.
 */
export class ByteWriter {
	#bytes = new Uint8Array(4096)
	#length = 0

	/** What was written since the last time. */
	take(): Uint8Array<ArrayBuffer> {
		const taken = this.#bytes.slice(0, this.#length)
		this.#length = 0
		return taken
	}

	byte(value: number): void {
		if (this.#length === this.#bytes.length) this.#grow(1)
		this.#bytes[this.#length++] = value
	}

	varUint(value: number): void {
		let rest = value
		while (rest > 127) {
			this.byte(128 | (rest % 128))
			rest = Math.floor(rest / 128)
		}
		this.byte(rest)
	}

	bytes(bytes: Uint8Array): void {
		this.varUint(bytes.length)
		this.#append(bytes)
	}

	text(text: string): void {
		const start = this.#length
		this.varUint(text.length)
		for (let i = 0; i < text.length; i++) {
			const code = text.charCodeAt(i)
			if (code > 127) {
				this.#length = start
				this.#append(encoding.encode((encoder) => encoding.writeVarString(encoder, text)))
				return
			}
			this.byte(code)
		}
	}

	/** Tagged by its kind. */
	any(value: Json): void {
		if (typeof value === 'string') {
			this.byte(TEXT)
			this.text(value)
		} else if (typeof value === 'number') this.#number(value)
		else if (typeof value === 'boolean') this.byte(value ? TRUE : FALSE)
		else if (value === null) this.byte(NULL)
		else if (Array.isArray(value)) {
			this.byte(LIST)
			this.varUint(value.length)
			for (const item of value) this.any(item)
		} else if (typeof value === 'object') this.#record(value)
		else this.#encode(value)
	}

	#number(value: number): void {
		const size = Math.abs(value)
		if (!Number.isInteger(value) || size > LARGEST || Object.is(value, -0)) {
			this.#encode(value)
			return
		}
		this.byte(NUMBER)
		// The first byte has room for six bits, after one that says that there is more and one for the sign.
		this.byte((size > 63 ? 128 : 0) | (value < 0 ? 64 : 0) | (size & 63))
		if (size > 63) this.varUint(size >> 6)
	}

	#record(record: { [key: string]: Json }): void {
		const keys = Object.keys(record)
		this.byte(RECORD)
		this.varUint(keys.length)
		for (const key of keys) {
			this.text(key)
			this.any(record[key]!)
		}
	}

	/** What is seldom written. */
	#encode(value: number | undefined): void {
		this.#append(encoding.encode((encoder) => encoding.writeAny(encoder, value)))
	}

	#append(bytes: Uint8Array): void {
		if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length)
		this.#bytes.set(bytes, this.#length)
		this.#length += bytes.length
	}

	#grow(by: number): void {
		const grown = new Uint8Array((this.#bytes.length + by) * 2)
		grown.set(this.#bytes)
		this.#bytes = grown
	}
}
