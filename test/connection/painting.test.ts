import { beforeEach, describe, expect, test } from 'vitest'
import type { Page } from '../support/page.ts'
import { newSetting, pass, take } from './pages-setting.ts'

let { play } = newSetting()
beforeEach(() => {
	;({ play } = newSetting())
})

const turnOf = ({ connection }: Page) => connection.table.value?.now.turn
const paint = ({ around }: Page) => {
	for (const run of around.frames!.splice(0)) run()
}

describe('what somebody did is on the screen before the answer is read', () => {
	test('the answer that came before the frame is read after it', async () => {
		const { ada } = await play()
		ada.around.frames = []
		void ada.connection.send('move', { steps: [take(1), pass] })
		await ada.exchange()
		expect([turnOf(ada), ada.connection.pending.value]).toEqual([0, 1])
		paint(ada)
		expect([turnOf(ada), ada.connection.pending.value]).toEqual([1, 0])
	})

	test('what comes after the frame is read at once', async () => {
		const { ada } = await play()
		ada.around.frames = []
		void ada.connection.send('move', { steps: [take(1), pass] })
		paint(ada)
		await ada.exchange()
		expect(turnOf(ada)).toBe(1)
	})

	test('a frame that waits for two commands is one, and what came meanwhile keeps its order', async () => {
		const { ada, bob } = await play()
		ada.around.frames = []
		void ada.connection.send('move', { steps: [take(1), pass] })
		void ada.connection.send('chat', { text: 'yours' })
		await ada.exchange()
		await bob.exchange()
		await bob.send('move', { steps: [take(1), pass] })
		await ada.exchange()
		expect(ada.around.frames).toHaveLength(1)
		paint(ada)
		expect(turnOf(ada)).toBe(2)
		expect(ada.connection.chat.value.map(({ text }) => text)).toEqual(['yours'])
	})

	test('a probe is answered at once: it is timed', async () => {
		const { ada } = await play()
		ada.around.frames = []
		void ada.connection.send('chat', { text: 'hello' })
		const probe = JSON.stringify({ type: 'probe', n: 7 })
		ada.wire.send('down', { data: probe })
		ada.wire.deliverDown()
		expect(ada.wire.socket.sent.at(-1)).toBe(probe)
	})
})
