import { type Context, Hono } from 'hono'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'

/** Every page is the same document: which one it is, the app reads from the address. */
const openApp = (c: Context<HonoEnv>): Promise<Response> =>
	c.env.ASSETS.fetch(new Request(new URL('/', c.req.url), c.req.raw))

/** The parts of pages, and whatever is named like a file. */
const isFile = (path: string): boolean => path.startsWith('/assets/') || /\.[^/]*$/.test(path)

/**
 * What is there is served before anybody asks here. Of the rest, what is named like a file is missing, and says so:
 * the document in its place would be kept for a year under the name of a script.
 */
export const page = new Hono<HonoEnv>()
	.on('GET', ['/r/*', '/p/*'], async (c) => {
		const document = await openApp(c)
		const room = withPicture(document, c.req.url)
		room.headers.set('X-Robots-Tag', 'noindex') // a room's address is an invitation, not for search engines
		return room
	})
	.get('*', async (c) => (isFile(c.req.path) ? refuse(c, 'no-such-route') : openApp(c)))

/** A room's link as chats preview it: they want the picture's whole address, which a static page cannot know. */
const withPicture = (document: Response, room: string): Response =>
	new HTMLRewriter()
		.on('meta[property="og:image"]', {
			element(picture) {
				picture.setAttribute('content', new URL(picture.getAttribute('content') ?? '', room).href)
			},
		})
		.transform(new Response(document.body, document))
