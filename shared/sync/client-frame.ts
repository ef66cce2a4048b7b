import { isHex } from '../kernel/bytes.ts'
import { isSignature } from '../kernel/digits.ts'
import { isRecord } from '../kernel/json.ts'
import { type Rejected, reject } from '../kernel/rejection.ts'
import type { ClientFrame } from './frames.ts'

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const isShortText = (value: unknown): value is string =>
	typeof value === 'string' && value.length > 0 && value.length <= 40

/** A text frame from a client, checked for shape. */
export function parseClientFrame(text: string): ClientFrame | (Rejected & { id?: string }) {
	let raw: unknown
	try {
		raw = JSON.parse(text)
	} catch {
		return reject('malformed')
	}
	if (!isRecord(raw)) return reject('malformed')
	const { type, id, epoch, turn, protocol, token, fresh, name, n, after, args = {}, signature } = raw
	if (type === 'hello') {
		if (!isCount(protocol) || !isHex(token, 32)) return reject('malformed')
		const called = typeof name === 'string' ? { name } : {}
		return { type, protocol, token, ...called, ...(fresh === true && { fresh }) }
	}
	if (type === 'record') return isCount(epoch) ? { type, epoch } : reject('malformed')
	if (type === 'log') return isCount(epoch) && isCount(after) ? { type, epoch, after } : reject('malformed')
	if (type === 'lines') return isCount(after) ? { type, after } : reject('malformed')
	if (type === 'probe') return isCount(n) ? { type, n } : reject('malformed')
	if (!isShortText(id)) return reject('malformed')
	if (!isShortText(type) || !isCount(epoch) || !isCount(turn) || !isRecord(args))
		return { ...reject('malformed'), id }
	return { id, epoch, turn, type, args, ...(isSignature(signature) && { signature }) }
}
