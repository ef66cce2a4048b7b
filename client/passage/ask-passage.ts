import { tokenFor } from '../app/seats.ts'

/** How a link stands, as the room tells whoever made it or followed it. */
export interface PassageState {
	state: 'open' | 'asked' | 'moved' | 'refused' | 'late' | 'none'
	tries?: number // in vain, by others
	number?: number // that both devices show
}

/** Why not: a code of the room's, or that it could not be asked. */
export interface PassageRefusal {
	refused: string
}

export const isRefusal = (answer: object): answer is PassageRefusal => 'refused' in answer

/** The first device wants a link. */
export const askForLink = (code: string): Promise<{ secret: string } | PassageRefusal> => ask(code, '')

export const askForState = (code: string): Promise<PassageState | PassageRefusal> => ask(code, '/state')

/** It agrees to whoever shows that number. */
export const agree = (code: string, number: number): Promise<object | PassageRefusal> =>
	ask(code, '/answer', { yes: true, number })

/** It refuses, or takes the link back; also while the page goes. */
export const refuse = (code: string): Promise<object | PassageRefusal> =>
	ask(code, '/answer', { yes: false }, true)

/** The other device asks for the seat, or how that stands. */
export const claim = (code: string, secret: string): Promise<PassageState | PassageRefusal> =>
	ask(code, '/claim', { secret })

async function ask<Answer extends object>(
	code: string,
	way: string,
	more: object = {},
	keepalive = false,
): Promise<Answer | PassageRefusal> {
	const body = JSON.stringify({ token: tokenFor(code), ...more })
	try {
		const response = await fetch(`/api/rooms/${code}/passage${way}`, { method: 'POST', body, keepalive })
		if (response.status === 204) return {} as Answer
		const answer = await response.json()
		return response.ok ? answer : { refused: String(answer.code) }
	} catch {
		return { refused: 'unreachable' }
	}
}
