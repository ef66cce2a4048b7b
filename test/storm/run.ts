import type { Room } from '../../shared/room/room.ts'
import { Broken } from './ledger.ts'
import type { Page } from './page.ts'
import { PeerWorld } from './peers/peer-world.ts'
import type { Planted } from './planted/planted.ts'
import type { Script } from './script.ts'
import type { Stage } from './stage.ts'
import { StormWorld } from './world.ts'

/** How long those who are left may take to finish, in milliseconds of their clock. */
const FINISH_WITHIN = 3 * 3_600_000
const LOOK_EVERY = 5_000
const LATEST = 30_000 // what was held up arrives within that time

export interface Weathered {
	events: number
	failure?: string // what did not hold
}

/** One storm from its first event to the end of the game. */
export async function weather(script: Script, planted: Planted = {}): Promise<Weathered> {
	const world: Stage = new (script.isBetweenDevices ? PeerWorld : StormWorld)(script, planted)
	try {
		await world.open()
		for (const [after, kind, choice] of script.events) {
			await world.pass(after)
			world.act(kind, choice)
			await world.settle()
		}
		world.stopFaults()
		await finish(world)
		await world.pass(LATEST)
		await finish(world)
		world.ledger.checkWake()
		world.ledger.checkCalm(world.pages)
		return { events: world.events }
	} catch (error) {
		const failure = error instanceof Error ? error.message : String(error)
		if (process.env.STORM_TRACE) console.error(error)
		return { events: world.events, failure }
	} finally {
		await world.close()
	}
}

async function finish(world: Stage): Promise<void> {
	const until = world.clock.now + FINISH_WITHIN
	while (!isDone(world)) {
		if (world.clock.now > until) throw new Broken(`the others do not finish: ${describe(world)}`)
		await world.pass(LOOK_EVERY)
	}
}

function isDone({ ledger, alive }: Stage): boolean {
	const { room } = ledger
	const isSeen = alive.every(
		({ isSteady, connection }) => isSteady && connection.room.value?.phase === room?.phase,
	)
	return isSeen && (room?.phase === 'over' || (room?.phase === 'playing' && !canBeFinished(room, alive)))
}

/** Whoever is left may have left the table themselves: then nobody sits there but who is deaf, and bots wait for them. */
const canBeFinished = (room: Room, alive: readonly Page[]): boolean =>
	room.seats.some(({ owner }) => alive.some(({ person }) => person === owner))

function describe({ ledger, pages }: Stage): string {
	const { phase, match, seats, proposal } = ledger.room ?? {}
	const people = pages.map(
		({ name, connection, isDeaf }) =>
			`${name} ${isDeaf ? 'deaf' : connection.status.value} ${connection.pending.value}`,
	)
	return JSON.stringify({
		phase,
		turn: match?.turn,
		paused: match?.pausedAt,
		proposal,
		seats: seats?.length,
		people,
	})
}
