import { Hono } from 'hono'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { refuse } from '../answer.ts'
import { askedByPage, readAsking } from '../asking.ts'
import type { HonoEnv } from '../env.ts'
import { isPublicKey } from '../push/encrypt.ts'
import { readPushKeys } from '../push/push-keys.ts'
import { readerOf, readServices, readSubscription } from '../push/subscription.ts'

/** How a browser is called when it is somebody's turn: by which key, in which rooms, and in which no more. */
export const push = new Hono<HonoEnv>()
	.get('/push', (c) => {
		const keys = readPushKeys(c.env.PUSH_KEYS)
		return c.json(keys ? { key: keys.public } : {}) // every table asks: it is no fault to have none
	})
	.post('/rooms/:code/push', ...askedByPage, async (c) => {
		if (!readPushKeys(c.env.PUSH_KEYS)) return refuse(c, 'no-push')
		const asking = await readAsking(c)
		if (!asking) return refuse(c, 'malformed')
		const subscription = readSubscription(asking.body.subscription, readServices(c.env.PUSH_SERVICES))
		if (isRejected(subscription)) return refuse(c, subscription.rejected)
		if (!(await isPublicKey(readerOf(subscription).publicKey))) return refuse(c, 'malformed')
		const refused = await c.env.ROOMS.getByName(asking.code).subscribe(asking.people, subscription)
		return refused ? refuse(c, refused.rejected) : c.body(null, 204)
	})
	.delete('/rooms/:code/push', ...askedByPage, async (c) => {
		const asking = await readAsking(c)
		if (typeof asking?.body.endpoint !== 'string') return refuse(c, 'malformed')
		await c.env.ROOMS.getByName(asking.code).unsubscribe(asking.people, asking.body.endpoint)
		return c.body(null, 204)
	})
