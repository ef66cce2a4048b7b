import type { Random } from '../../shared/kernel/random.ts'
import { Page } from './page.ts'
import { type Act, stageFaults } from './stage-faults.ts'
import type { StormWire } from './storm-wire.ts'
import type { StormWorld } from './world.ts'

/** What goes wrong, by name. */
export const faults: Record<string, Act<StormWorld>> = {
	'drop a socket': (world, random) => onWire(world, random, (wire) => world.cut(wire)),
	'delay frames': (world, random) =>
		onWire(world, random, (wire) =>
			wire.hold(random.pick(['up', 'down']), world.clock.now + random.pick([200, 3_000, 20_000])),
		),
	'duplicate frames': (world, random) =>
		onWire(world, random, (wire) => {
			const owner = world.wires.get(wire)
			if (!(owner instanceof Page) || wire.socket.sent.length === 0) return // nothing comes before the greeting
			const sent = [...world.wires].flatMap(([{ socket }, other]) => (other === owner ? socket.sent : []))
			const again = sent.filter((frame) => owner.isSettled(frame))
			for (const data of again.slice(-1 - random.below(4))) wire.send('up', { data })
		}),
	'speak late on an old socket': (world, random) =>
		onWire(world, random, (wire) => {
			wire.hold('up', world.clock.now + random.pick([500, 6_000]))
			wire.socket.take({ close: 1006 })
		}),
	'one direction dead': (world, random) =>
		onWire(world, random, (wire) => {
			wire.dead[random.pick(['up', 'down'] as const)] = true
		}),
	'evict the object': (world) => world.crash(),
	'let it sleep': (world) => {
		if (!world.isDown && world.authority.isIdle) world.sleep()
	},
	...stageFaults,
	'ring too early': (world) => world.ringNow(),
	'skew the clock': (world, random) => {
		world.skew = random.pick([0, -5_000, 900, 8_000])
		world.crash() // another machine
	},
	'reload a page': (world, random) => {
		const page = random.pick(world.alive)
		if (!page) return
		page.connection.close()
		world.openPage(page.name)
	},
	'release the next version': (world) => {
		world.isNext = true
		world.crash()
	},
	'a page of another build': (world, _, choice) => world.hostile.comeFromAnotherBuild(choice),
	'a hostile client': (world, _, choice) => world.hostile.act(choice),
}

function onWire(world: StormWorld, random: Random, change: (wire: StormWire) => void): void {
	const open = world.openWires()
	if (open.length > 0) change(random.pick(open))
}
