import { bytesOfText } from '../shared/kernel/bytes.ts'
import { sha256Hex } from '../shared/kernel/sha256.ts'
import type { Env } from './env.ts'

/** Tells an object which household a socket is asked for from. Whatever a page puts there is overwritten. */
const HEADER = 'Junction-Household'

/**
 * Where a request comes from, as the platform tells it. On a server of one's own nobody does: a header that looks
 * like it is the client's own then, and would let everybody choose a household for each request.
 */
export function householdFrom(request: Request, { ADDRESS_HEADER }: Pick<Env, 'ADDRESS_HEADER'>) {
	const address = ADDRESS_HEADER ? request.headers.get(ADDRESS_HEADER) : null
	return address ? householdOf(address) : undefined
}

/** A connection has one IPv4 address, but 2⁶⁴ of IPv6: all that begin with the same four groups. */
export function householdOf(address: string): string {
	if (!address.includes(':')) return address
	const [head = '', tail] = address.split('::')
	const groups = head.split(':').filter(Boolean)
	if (tail !== undefined) {
		const after = tail.split(':').filter(Boolean)
		groups.push(...new Array(8 - groups.length - after.length).fill('0'), ...after)
	}
	return groups.slice(0, 4).join(':')
}

/** All that begins with the same three groups: the least that is routed by itself, and so given to one customer. */
export const networkAround = (household: string): string => household.replace(/[.:][^.:]*$/, '')

/** What a household's shelf is called: an object of its own, which knows no address either. */
export const shelfOf = (household: string): string => sha256Hex(bytesOfText(`shelf ${household}`))

/** The request with a name for its household, after that of its network, that means nothing outside that room: no object knows an address. */
export function withHousehold(request: Request, env: Pick<Env, 'ADDRESS_HEADER'>, code: string): Request {
	const headers = new Headers(request.headers)
	headers.delete(HEADER)
	const household = householdFrom(request, env)
	const nameOf = (origin: string) => sha256Hex(bytesOfText(`${code} ${origin}`)).slice(0, 12)
	if (household) headers.set(HEADER, `${nameOf(networkAround(household))}.${nameOf(household)}`)
	return new Request(request, { headers })
}

export const householdIn = (request: Request): string | undefined => request.headers.get(HEADER) ?? undefined
