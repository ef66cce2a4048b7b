import { origin, request } from './house.ts'

/** What a browser keeps of the cookie: it sends it along, takes what is set, and lets go of what is taken back. */
export class Jar {
	/** As it is sent. */
	cookie: string | undefined
	/** The last that was set, with everything that was said about it. */
	set: string | undefined

	get headers(): Record<string, string> {
		return this.cookie === undefined ? {} : { Cookie: this.cookie }
	}

	async post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
		const response = await request(path, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', ...this.headers, ...headers },
			body: JSON.stringify(body),
		})
		this.take(response)
		return response
	}

	take(response: Response): void {
		const set = response.headers.get('Set-Cookie')
		if (set === null) return
		this.set = set
		const [pair = ''] = set.split(';')
		this.cookie = /Max-Age=0/.test(set) ? undefined : pair
	}

	/** The rooms in it, the latest last. */
	get codes(): string[] {
		const [, value = ''] = this.cookie?.split('=') ?? []
		return value === '' ? [] : value.split('.').map((seat) => seat.slice(0, 6))
	}
}

export const httpOrigin = origin.replace('https', 'http')
