import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { isHex } from '../shared/kernel/bytes.ts'
import { KEPT_LIFETIME, ROOM_LIFETIME } from '../shared/room/room.ts'
import type { HonoEnv } from './env.ts'
import { readRoomCode } from './room-code.ts'

/** Who a browser is in the rooms where it has a seat: its tokens by their codes, the latest last. */
export type KeptSeats = ReadonlyMap<string, string>

/** More would not fit into what browsers take, with room for what others set. */
export const MOST_SEATS = 24
const CODE = 6 // letters
const TOKEN = 32 // digits
const LASTING = '.kept' // after the seats, where one of the rooms is kept: what reads it as a seat finds none

/**
 * What a page over https is told, one over plain http can neither read nor put there: browsers see to that by the
 * prefix. Which of the two is meant follows from the page, since a proxy may speak http to us.
 */
const isSecure = (page: URL): boolean => page.protocol === 'https:'
const nameFor = (page: URL): string => (isSecure(page) ? '__Secure-seats' : 'seats')

/**
 * The seats that the asking page's browser keeps with us. Without a page whose origin was checked there are none; and
 * none where two cookies have the name, since one of them was put there by a neighbouring site.
 */
export function keptSeats(c: Context<HonoEnv>): KeptSeats {
	const value = valueIn(c)
	if (value === undefined) return new Map()
	const seats = value.split('.', MOST_SEATS).flatMap((seat) => {
		const code = readRoomCode(seat.slice(0, CODE))
		const token = seat.slice(CODE)
		return code && isHex(token, TOKEN) ? [[code, token] as const] : []
	})
	return new Map(seats)
}

function valueIn(c: Context<HonoEnv>): string | undefined {
	const { page } = c.var
	const prefix = page && `${nameFor(page)}=`
	const [value, ...others] = (c.req.header('Cookie') ?? '')
		.split(/; */)
		.flatMap((pair) => (prefix && pair.startsWith(prefix) ? [pair.slice(prefix.length)] : []))
	return others.length > 0 ? undefined : value
}

/** With a seat among them, now the latest; without a token, without it. */
export function withSeat(seats: KeptSeats, code: string, token?: string): KeptSeats {
	const others = [...seats].filter(([other]) => other !== code)
	return new Map(token === undefined ? others : [...others, [code, token]])
}

/** Hands them to the browser, in place of what it had. */
export function keepSeats(c: Context<HonoEnv>, seats: KeptSeats, isKept = false): void {
	const { page } = c.var
	if (!page) throw new Error('Nobody is given a seat before their origin was checked.')
	const latest = [...seats].slice(-MOST_SEATS)
	const isLasting = latest.length > 0 && (isKept || valueIn(c)?.endsWith(LASTING) === true)
	const value = latest.map(([code, token]) => code + token).join('.')
	setCookie(c, nameFor(page), isLasting ? value + LASTING : value, {
		path: '/api',
		httpOnly: true,
		sameSite: 'Strict',
		secure: isSecure(page),
		maxAge: latest.length === 0 ? 0 : (isLasting ? KEPT_LIFETIME : ROOM_LIFETIME) / 1000, // after that a page has forgotten them too
	})
}
