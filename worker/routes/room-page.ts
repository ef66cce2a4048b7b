import { Hono } from 'hono'
import type { HonoEnv } from '../env.ts'

/** A room's link as chats preview it: they want the picture's whole address, which a static page cannot know. */
export const roomPage = new Hono<HonoEnv>().on('GET', ['/r/*', '/p/*'], async (c) => {
	const page = await c.env.ASSETS.fetch(c.req.raw)
	return new HTMLRewriter()
		.on('meta[property="og:image"]', {
			element(picture) {
				const address = new URL(picture.getAttribute('content') ?? '', c.req.url)
				picture.setAttribute('content', address.href)
			},
		})
		.transform(page)
})
