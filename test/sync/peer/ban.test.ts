import { afterEach, expect, test, vi } from 'vitest'
import { makeIdentity } from '../../../client/peer/identity.ts'
import { closeCodes } from '../../../shared/sync/close-codes.ts'
import { PROTOCOL } from '../../../shared/sync/frames.ts'
import { doorTopic } from '../../../shared/sync/peer/knock.ts'
import { Evening } from '../../support/peer/evening.ts'
import { tokenOf } from '../../support/visitor.ts'

let evening: Evening
afterEach(() => {
	vi.useRealTimers()
	evening.close()
	expect(evening.room.failures).toEqual([])
})

test('between devices a ban knows a guest by their key, whatever they call themselves now', async () => {
	evening = await Evening.open('metro')
	const ann = await evening.enterHost()
	const [identity, another] = [await makeIdentity(), await makeIdentity()]
	const bob = (await evening.enterGuest('bob', identity)).client
	await bob.send('sit', { name: 'Bob' })
	expect(await ann.send('kick', { seat: bob.you!.seat!, ban: true })).toMatchObject({ type: 'ack' })
	await bob.untilClosed()
	expect(bob.closed?.code).toBe(closeCodes.banned)
	await expect(evening.enterGuest('rob', identity)).rejects.toThrow(`${closeCodes.banned}`)
	expect((await evening.enterGuest('cleo', another)).client.closed).toBeUndefined()
})

test('between devices a locked door is told to whoever knocks, and a guest with a seat comes back', async () => {
	evening = await Evening.open('metro')
	const ann = await evening.enterHost()
	const identity = await makeIdentity()
	const bob = await evening.enterGuest('bob', identity)
	await bob.client.send('sit', { name: 'Bob' })
	await ann.send('lock', { locked: true })
	bob.leave()
	await expect(evening.enterGuest('eve', await makeIdentity())).rejects.toThrow(`${closeCodes.locked}`)
	const back = (await evening.enterGuest('bob', identity)).client
	expect(back.you?.seat).not.toBeNull()
})

test('strangers who stay at a locked door though they were sent away keep no place that a guest needs', async () => {
	vi.useFakeTimers({ toFake: ['Date'] }) // the door opens slowly to those whom it does not know
	evening = await Evening.open('metro')
	const ann = await evening.enterHost()
	await ann.send('lock', { locked: true })
	for (let strangers = 0; strangers < 33; strangers++) {
		const stranger = await makeIdentity()
		vi.setSystemTime(Date.now() + 1000)
		evening.signalling.publish({
			type: 'publish',
			topic: doorTopic(evening.fingerprint),
			data: { type: 'knock', card: stranger.card },
		})
		const seat = await evening.stay(stranger)
		const hello = { type: 'hello', protocol: PROTOCOL, token: tokenOf(`${strangers}`) }
		seat.write({ session: 'a', frames: [JSON.stringify(hello)] })
		await expect.poll(() => evening.direct.countAt(seat.topic), { timeout: 60_000 }).toBe(2)
	}
	await ann.send('lock', { locked: false })
	const bob = (await evening.enterGuest('bob', await makeIdentity())).client
	expect(await bob.send('sit', { name: 'Bob' })).toMatchObject({ type: 'ack' })
})
