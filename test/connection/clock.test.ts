import { expect, test } from 'vitest'
import { createClock } from '../../client/connection/clock.ts'

test('knows nothing at first', () => {
	expect(createClock().offset()).toBe(0)
})

test('takes half of the round trip for the way here', () => {
	const clock = createClock()
	clock.restart(100)
	clock.hear(5_000_000, 1_000_050)
	expect(clock.offset()).toBe(4_000_000)
})

test('believes the quickest round trip and the frame that took least', () => {
	const clock = createClock()
	clock.restart(300) // the greeting waited for the room to wake
	clock.hear(10_000, 150)
	clock.time(40)
	clock.time(90)
	clock.hear(20_000, 10_020) // on the road for 20
	clock.hear(30_000, 20_220) // on the road for 220
	expect(clock.offset()).toBe(10_000)
})

test('starts over with a new socket', () => {
	const clock = createClock()
	clock.restart(20)
	clock.hear(1_000, 10)
	clock.restart(60)
	clock.hear(500_000, 0)
	expect(clock.offset()).toBe(500_030)
})
