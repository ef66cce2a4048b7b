import { Hono } from 'hono'
import { isHex } from '../../shared/kernel/bytes.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { refuse } from '../answer.ts'
import { askedByPage, readAsking } from '../asking.ts'
import type { HonoEnv } from '../env.ts'

/** The same seat on another device: the first one asks for a link, the other follows it, the first one agrees. */
export const passage = new Hono<HonoEnv>()
	.post('/rooms/:code/passage', ...askedByPage, async (c) => {
		const asking = await readAsking(c)
		if (!asking) return refuse(c, 'malformed')
		const offered = await c.env.ROOMS.getByName(asking.code).offerPassage(asking.people)
		return isRejected(offered) ? refuse(c, offered.rejected) : c.json(offered, 201)
	})
	.post('/rooms/:code/passage/state', ...askedByPage, async (c) => {
		const asking = await readAsking(c)
		if (!asking) return refuse(c, 'malformed')
		return c.json(await c.env.ROOMS.getByName(asking.code).passageState(asking.people))
	})
	.post('/rooms/:code/passage/answer', ...askedByPage, async (c) => {
		const asking = await readAsking(c)
		if (typeof asking?.body.yes !== 'boolean') return refuse(c, 'malformed')
		const { people, body } = asking
		const room = c.env.ROOMS.getByName(asking.code)
		const refused = await (body.yes
			? room.agreeToPassage(people, numberIn(body))
			: room.refusePassage(people))
		return refused ? refuse(c, refused.rejected) : c.body(null, 204)
	})
	.post('/rooms/:code/passage/claim', ...askedByPage, async (c) => {
		const asking = await readAsking(c)
		if (!asking || !isHex(asking.body.secret, 32)) return refuse(c, 'malformed')
		const claimed = await c.env.ROOMS.getByName(asking.code).claimPassage(asking.people, asking.body.secret)
		return isRejected(claimed) ? refuse(c, claimed.rejected) : c.json(claimed)
	})

/** That both devices show; what is none agrees to nobody. */
const numberIn = ({ number }: Record<string, unknown>): number => (typeof number === 'number' ? number : 0)
