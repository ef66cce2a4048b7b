import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { sayAnything } from '../habits.ts'
import type { PeerWorld } from './peer-world.ts'
import type { Channel } from './storm-direct.ts'
import type { SignalSocket } from './storm-signalling.ts'

type Act = (world: PeerWorld, random: Random, choice: number) => void

const NOTICED = 30_000 // milliseconds, after which a browser finds out that nothing comes any more

/** What goes wrong between devices, by name. */
export const peerFaults: Record<string, Act> = {
	"close the host's tab": (world, random) => {
		world.closeTab(random.below(2) === 0)
		const away = random.pick([1, 400, 5_000, 60_000])
		world.clock.after(away, () => {
			if (!world.isTabOpen && !world.isCalm) void world.openTab()
		})
	},
	"open the host's tab twice": (world) => {
		if (world.isTabOpen) void world.openTab()
	},
	'signalling gone': (world, random) => {
		world.signalling.go()
		world.clock.after(random.pick([500, 10_000, 90_000]), () => {
			world.signalling.isGone = false
		})
	},
	'drop a signalling line': (world, random) => onLine(world, random, (line) => line.cut()),
	'drop a channel': (world, random) => onChannel(world, random, (channel) => world.direct.drop(channel)),
	'reorder across channels': (world, random) =>
		onChannel(world, random, (channel) => {
			for (const pipe of channel.pipes) pipe.hold(world.clock.now + random.pick([500, 9_000]))
			world.clock.after(random.below(400), () => world.direct.drop(channel, true))
		}),
	'delay a channel': (world, random) =>
		onChannel(world, random, (channel) =>
			random.pick(channel.pipes).hold(world.clock.now + random.pick([200, 3_000, 20_000])),
		),
	'one direction dead': (world, random) => {
		if (random.below(2) === 0)
			onChannel(world, random, (channel) => {
				random.pick(channel.pipes).isDead = true
				world.clock.after(NOTICED, () => world.direct.drop(channel))
			})
		else
			onLine(world, random, (line) => {
				random.pick([line.up, line.down]).isDead = true
				world.clock.after(NOTICED, () => line.cut())
			})
	},
	'no direct way': (world, random) => {
		world.direct.isBarred = true
		for (const channel of [...world.direct.channels]) world.direct.drop(channel)
		world.clock.after(random.pick([4_000, 60_000]), () => {
			world.direct.isBarred = false
		})
	},
	'crash around a write': (world, random) => {
		world.store.fuse = random.below(14)
	},
	'refuse writes': (world, random) => {
		world.refusedUntil = world.clock.now + random.pick([50, 2_000, 40_000])
	},
	'alarms late': (world, random) => {
		world.alarm = { ...world.alarm, late: random.pick([0, 700, 15_000]) }
	},
	'alarms twice': (world) => {
		world.alarm = { ...world.alarm, isTwice: !world.alarm.isTwice }
	},
	'skew the clock': (world, random) => {
		world.skew = random.pick([0, -5_000, 900, 8_000])
	},
	'reload a page': (world, random) => world.reload(random.pick(world.guests), random.below(2) === 0),
	'release the next version': (world) => {
		world.isNext = true
		world.closeTab(false)
		void world.openTab()
	},
	'a hostile client': (world, _, choice) => world.hostile.act(choice),
}

const everyday: Record<string, Act> = {
	pass: () => {},
	say: (world, random) => {
		if (world.alive.length > 0) sayAnything(random.pick(world.alive), random)
	},
}

export function actBetween(world: PeerWorld, kind: string, choice: number): void {
	const found = peerFaults[kind] ?? everyday[kind]
	if (!found) throw new Error(`Nothing is called ${kind} between devices.`)
	found(world, randomFrom(`${kind} ${choice}`), choice)
}

function onLine(world: PeerWorld, random: Random, change: (line: SignalSocket) => void): void {
	const lines = [...world.signalling.lines]
	if (lines.length > 0) change(random.pick(lines))
}

function onChannel(world: PeerWorld, random: Random, change: (channel: Channel) => void): void {
	const channels = [...world.direct.channels]
	if (channels.length > 0) change(random.pick(channels))
}
