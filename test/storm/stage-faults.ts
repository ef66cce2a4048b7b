import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { sayAnything } from './habits.ts'
import type { Stage } from './stage.ts'

export type Act<World extends Stage> = (world: World, random: Random, choice: number) => void

/** What goes wrong wherever a room is kept: with what it writes, and with its alarm. */
export const stageFaults: Record<string, Act<Stage>> = {
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
}

const everyday: Record<string, Act<Stage>> = {
	pass: () => {},
	say: (world, random) => {
		if (world.alive.length > 0) sayAnything(random.pick(world.alive), random)
	},
}

/** Does one thing of a script: one of these faults, or what happens every day. */
export function actIn<World extends Stage>(
	world: World,
	faults: Record<string, Act<World>>,
	kind: string,
	choice: number,
): void {
	const found = faults[kind] ?? everyday[kind]
	if (!found) throw new Error(`Nothing is called ${kind} in a storm.`)
	found(world, randomFrom(`${kind} ${choice}`), choice)
}
