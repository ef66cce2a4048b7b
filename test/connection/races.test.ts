import { beforeEach, describe, expect, test } from 'vitest'
import { newSetting } from './pages-setting.ts'

let { authority, clock, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, play } = newSetting())
})

const steps = [{ kind: 'grab' }]

/** Time passes, the alarm goes off, and both pages hear of it. */
async function pass(
	milliseconds: number,
	...pages: Awaited<ReturnType<typeof play>>['ada'][]
): Promise<void> {
	clock.pass(milliseconds)
	authority.ring()
	await authority.settle()
	for (const page of pages) await page.exchange()
}

describe('in a race', () => {
	test('W37: a probe is answered at once, by itself, until the authority knows enough', async () => {
		const { ada, bob } = await play('dash')
		const before = ada.wire.socket.sent.length
		await pass(100, ada)
		const answers = ada.wire.socket.sent.slice(before).map((text) => JSON.parse(text as string))
		expect(answers).toHaveLength(8)
		expect(answers[0]).toEqual({ type: 'probe', n: expect.any(Number) })
		expect(ada.wire.attachment.probe).toBe(0)
		expect(bob.wire.attachment.probe).toBeUndefined()
	})

	test('moves carry their claim, several may be under way, and all see pings when it is over', async () => {
		const { ada, bob } = await play('dash')
		await pass(500, ada, bob)
		await pass(500, ada, bob)
		clock.pass(800)
		const fates = [ada, bob].map((page, i) => page.connection.send('move', { steps, claim: 700 + i }))
		for (const page of [bob, ada]) await page.exchange()
		expect(await Promise.all(fates)).toEqual([undefined, undefined])
		const judged = authority.store.entries.flatMap(
			({ args }) => (args as { evidence?: object }).evidence ?? [],
		)
		expect(judged).toMatchObject([
			{ seat: 2, claim: 701 },
			{ seat: 1, claim: 700 },
		])
		await bob.exchange()
		expect(bob.connection.presence.value?.network).toEqual({
			1: { ping: 0, given: 40, verified: false },
			2: { ping: 0, given: 40, verified: false },
		})
	})
})
