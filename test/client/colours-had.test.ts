import './support/page-without-a-browser.ts'
import { expect, test } from 'vitest'
import { canHave, freeColours } from '../../client/room/seats.ts'
import type { RoomView, SeatView } from '../../shared/room/view.ts'

const seat = (colour: number, played: SeatView['played'], owned: boolean) =>
	({ id: colour + 1, colour, played, owned }) as SeatView
const room = {
	seats: [
		seat(0, 'person', true),
		seat(1, 'bot', false),
		seat(2, 'bot', true), // for somebody who may come back
		seat(3, 'nobody', true),
	],
} as RoomView

test('whoever chooses has the colours that are free, and those of bots, which take another', () => {
	expect([0, 1, 2, 3, 4, 5].filter((colour) => canHave(room, colour))).toEqual([1, 4, 5])
	expect(freeColours(room)).toEqual([4, 5])
})
