import type { Subscribers } from '../../../worker/push/subscribers.ts'
import { tokenOf } from '../../support/play.ts'
import { request } from './house.ts'
import { stored } from './stored.ts'

export const subscribe = (
	code: string,
	person: number,
	subscription: unknown,
	headers: Record<string, string> = {},
): Promise<Response> =>
	request(`/api/rooms/${code}/push`, {
		method: 'POST',
		headers,
		body: JSON.stringify({ token: tokenOf(person), subscription }),
	})

/** Whom a room calls, as it is stored. */
export async function keptSubscribers(code: string): Promise<Subscribers> {
	const { rows } = await stored(code)
	const row = rows.map((text) => JSON.parse(text)).find(({ name }) => name === 'push')
	return row ? JSON.parse(row.body) : {}
}
