import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Aside, byFinger, playRounds } from '../support/browser/boundless.ts'
import { reloadInMidRace } from '../support/browser/boundless-evening.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { raceTogether } from '../support/browser/peer-race.ts'
import { askedOfServer } from '../support/browser/peer-room.ts'
import { readScores } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

/** Loads the page again between the two tokens of a round. */
const reloadsIn =
	(guest: Guest, when: number, witness: Guest): Aside =>
	async (round, placed) => {
		if (round === when && placed === 1) await reloadInMidRace(guest, witness)
	}

test('three friends race through all seven rounds between their devices, though a guest and the host load their pages again', async () => {
	const { friends, sent, traffic } = await raceTogether(visit, 'Europe')
	const [ann, bob, cleo] = friends
	await Promise.all([
		playRounds(ann, byFinger, randomFrom('the host'), reloadsIn(ann, 4, cleo)),
		playRounds(bob, byFinger, randomFrom('a guest'), reloadsIn(bob, 3, cleo)),
		playRounds(cleo, byFinger, randomFrom('another guest')),
	])
	const scores = await Promise.all(
		friends.map(async (friend) => {
			await pressButton(friend, 'See the result')
			return readScores(friend)
		}),
	)
	expect(Object.keys(scores[0]!).sort()).toEqual(['Ann', 'Bob', 'Cleo'])
	for (const seen of scores) expect(seen).toEqual(scores[0])
	for (const count of sent) expect(await count()).toBeGreaterThan(5)
	expect(traffic.flatMap(askedOfServer)).toEqual([])
})
