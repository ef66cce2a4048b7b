import type { Browser, JSHandle } from 'playwright-core'
import { randomFrom } from '../../../shared/kernel/random.ts'
import type { Network } from '../../../shared/sync/frames.ts'
import { launchChromium } from '../../support/browser/launch.ts'
import { loadModule } from '../../support/browser/module.ts'
import buildClient from '../../support/built-client.ts'
import { serveForTest } from '../../support/serve-for-test.ts'
import { type Figure, type Part, quantile } from '../figure.ts'
import {
	arrivalsIn,
	countRaces,
	delayOver,
	GAME,
	type RoomRaces,
	reactionOf,
	SPACE,
	TOLERATED,
} from '../scripted-races.ts'
import { findHostBy, LongWay, lookForNobody } from './long-way.ts'
import type * as racing from './racer.ts'

const ROOMS = 4 // at the same time, of seven races each
const RACES = 7
const ROUND_TRIPS = [20, 140, 300] // of the guests; the host is where the authority is

/** A page that takes part in all rooms, and the way that leads from it to the host's. */
interface Device {
	modules: JSHandle<typeof racing>
	way: LongWay | undefined
}

/** Races in rooms that one of four devices keeps, over real data channels of very different lengths. */
export const benchPeerRaces: Part = async () => {
	buildClient()
	const house = await serveForTest()
	const browser = await launchChromium()
	const devices = [await openDevice(browser, house.url.href, undefined)]
	for (const roundTrip of ROUND_TRIPS) devices.push(await openDevice(browser, house.url.href, roundTrip))
	const networks: Network[][] = [] // of the guests, by room
	const figures = await countRaces('races between devices', ROOMS, (room) =>
		raceInRoom(devices, room, networks),
	)
	await browser.close()
	for (const { way } of devices) way?.close()
	await house.stop()
	return [
		...figures,
		...networkFigures(
			networks.flat(),
			networks.map((room) => room.at(-1)!),
		),
	]
}

/** What the authority knew of the guests' networks in the end. */
function networkFigures(networks: readonly Network[], farthest: readonly Network[]): Figure[] {
	return [
		{
			name: 'round trips that the ICE agent vouched for, of a hundred',
			value: (100 * networks.filter(({ verified }) => verified).length) / networks.length,
		},
		{
			name: 'the round trip of the farthest as it was known (ms); the baseline is what was asked for',
			value: quantile(
				farthest.map(({ ping }) => ping),
				0.5,
			),
			baseline: ROUND_TRIPS.at(-1)!,
		},
	]
}

async function openDevice(browser: Browser, home: string, roundTrip: number | undefined): Promise<Device> {
	const page = await (await browser.newContext()).newPage()
	const way =
		roundTrip === undefined
			? undefined
			: new LongWay(delayOver(roundTrip, randomFrom(`a way of ${roundTrip} ms`)), TOLERATED)
	await (way ? findHostBy(way, page) : lookForNobody(page))
	await page.goto(`${home}robots.txt`)
	return { modules: await loadModule(page, './test/bench/peer-races/racer.ts'), way }
}

async function raceInRoom(
	devices: readonly Device[],
	name: string,
	networks: Network[][],
): Promise<RoomRaces> {
	const random = randomFrom(name)
	const [{ modules: host }] = devices as [Device]
	const link = await host.evaluate(async ({ createPeerRoom }, game) => {
		const { code, host } = await createPeerRoom(game, {})
		return `/p/${code}#${host}`
	}, GAME)
	const racers: JSHandle<racing.Racer>[] = []
	for (const [index, { modules }] of devices.entries())
		racers.push(
			await modules.evaluateHandle(({ Racer }, [address, who]) => Racer.sitDown(address, who), [
				link,
				`Racer ${index}`,
			] as const),
		)
	await racers[0]!.evaluate((racer) => racer.start())
	const places = await Promise.all(racers.map((racer) => racer.evaluate((who) => who.place())))

	const found: RoomRaces = { orders: [], stacks: [], arrivals: [], isCalm: [] }
	for (let round = 1; round <= RACES; round++) {
		const order = random.shuffle([0, 1, 2, 3])
		const raced = await Promise.all(
			racers.map((racer, index) =>
				racer.evaluate((who, [which, space, reaction]) => who.race(which, space, reaction), [
					round,
					SPACE,
					reactionOf(places[index]!, order),
				] as const),
			),
		)
		found.orders.push(order)
		found.stacks.push(raced[0]!.stack)
		const since = Math.min(...raced.map((one) => one.since))
		found.isCalm.push(
			raced.every(({ late }) => late <= TOLERATED) &&
				devices.every(({ way }) => way === undefined || way.stalledAt < since),
		)
	}
	found.arrivals = arrivalsIn(await racers[0]!.evaluate((racer) => racer.record()))
	networks.push(await Promise.all(racers.slice(1).map((racer) => racer.evaluate((who) => who.network()))))
	for (const racer of racers) await racer.evaluate((who) => who.leave())
	return found
}
