import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { sayAnything } from './habits.ts'
import { Page } from './page.ts'
import type { StormWire } from './storm-wire.ts'
import type { StormWorld } from './world.ts'

type Act = (world: StormWorld, random: Random, choice: number) => void

/** What goes wrong, by name. */
export const faults: Record<string, Act> = {
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
	'let it sleep': (world) => sleepWhenIdle(world),
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

const everyday: Record<string, Act> = {
	pass: () => {},
	say: (world, random) => {
		if (world.alive.length > 0) sayAnything(random.pick(world.alive), random)
	},
}

export function act(world: StormWorld, kind: string, choice: number): void {
	const found = faults[kind] ?? everyday[kind]
	if (!found) throw new Error(`Nothing is called ${kind} in a storm.`)
	found(world, randomFrom(`${kind} ${choice}`), choice)
}

function onWire(world: StormWorld, random: Random, change: (wire: StormWire) => void): void {
	const open = world.openWires()
	if (open.length > 0) change(random.pick(open))
}

/** A platform lets only those sleep who do nothing. */
function sleepWhenIdle(world: StormWorld): void {
	let isIdle = false
	void world.authority.host.settled().then(
		() => {
			isIdle = true
		},
		() => undefined,
	)
	world.clock.after(1, () => {
		if (isIdle && !world.isDown) world.sleep()
	})
}
