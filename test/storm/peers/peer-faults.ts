import type { Random } from '../../../shared/kernel/random.ts'
import { type Act, stageFaults } from '../stage-faults.ts'
import type { PeerWorld } from './peer-world.ts'
import type { Channel } from './storm-direct.ts'
import type { SignalSocket } from './storm-signalling.ts'

const NOTICED = 30_000 // milliseconds, after which a browser finds out that nothing comes any more

/** What goes wrong between devices, by name. */
export const peerFaults: Record<string, Act<PeerWorld>> = {
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
	...stageFaults,
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

function onLine(world: PeerWorld, random: Random, change: (line: SignalSocket) => void): void {
	const lines = [...world.signalling.lines]
	if (lines.length > 0) change(random.pick(lines))
}

function onChannel(world: PeerWorld, random: Random, change: (channel: Channel) => void): void {
	const channels = [...world.direct.channels]
	if (channels.length > 0) change(random.pick(channels))
}
