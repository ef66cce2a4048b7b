import { expect, test } from 'vitest'
import { byFinger, untilSettled } from '../support/browser/boundless.ts'
import { reloadInMidRace } from '../support/browser/boundless-evening.ts'
import { raceTogether } from '../support/browser/peer-race.ts'
import { askedOfServer } from '../support/browser/peer-room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('three friends race between their devices; in the middle of it a guest and then the host load their pages again', async () => {
	const { friends, sent, traffic } = await raceTogether(visit, 'Europe')
	const [ann, bob, cleo] = friends
	await Promise.all(friends.map((friend) => byFinger.getReady(friend, 1)))
	await Promise.all(friends.map(({ page }) => byFinger.watch(page)))
	for (const count of sent) await expect.poll(count).toBeGreaterThan(5)

	await byFinger.place(bob, 3)
	await reloadInMidRace(bob, ann)
	await byFinger.place(ann, 3)
	await reloadInMidRace(ann, cleo)
	await byFinger.place(cleo, 4)
	await Promise.all(friends.map(({ page }) => untilSettled(page, 1)))
	expect(traffic.flatMap(askedOfServer)).toEqual([])
})
