import { asOfVersion, type FindGame, type Moment } from '../../../shared/kernel/game.ts'
import type { Batch, Stored } from '../../../shared/sync/shell.ts'
import type { Stage } from '../stage.ts'
import { StormStore, type Weather } from '../storm-store.ts'
import type { Planted } from './planted.ts'

type Frame = string | Uint8Array

const isOfType = (frame: Frame, type: string): boolean =>
	typeof frame === 'string' && frame.startsWith(`{"type":"${type}"`)

const isUpdate = (frame: Frame): boolean => typeof frame !== 'string'

/** Some of those frames get lost, though the socket stays open. */
const losing =
	(isLost: (frame: Frame) => boolean, oneIn: number): NonNullable<Planted['down']> =>
	(frames, { random }) =>
		frames.filter((frame) => !isLost(frame) || random.below(oneIn) > 0)

class HastyStore extends StormStore {
	/** Says that it is written before it is. */
	override async append(batch: Batch): Promise<void> {
		const kept = structuredClone(batch)
		void this.weather
			.wait()
			.then(() => super.append(kept))
			.catch(() => undefined)
	}
}

class ForgetfulStore extends StormStore {
	readonly #forget: (stored: Stored) => Stored

	constructor(weather: Weather, forget: (stored: Stored) => Stored) {
		super(weather)
		this.#forget = forget
	}

	override async read(): Promise<Stored> {
		return this.#forget(await super.read())
	}
}

const withoutIds = (stored: Stored): Stored => ({
	...stored,
	entries: stored.entries.map(({ id: _, ...entry }) => entry),
})

const withoutLast = (stored: Stored): Stored =>
	stored.entries.length < 3 ? stored : { ...stored, entries: stored.entries.slice(0, -1) }

/** The first alarm counts until it has rung. */
class DrowsyStore extends StormStore {
	override async wakeAt(at: number): Promise<void> {
		if (this.alarmAt === undefined) await super.wakeAt(at)
	}
}

const byArrival =
	(games: FindGame): FindGame =>
	(id, version) => {
		const game = games(id)
		if (!game) return undefined
		const found = asOfVersion(game, version)
		return {
			...found,
			apply: (state: unknown, seat: number, step: unknown, moment: Moment) =>
				found.apply(state, seat, step, { ...moment, acted: moment.at }),
		}
	}

function meantForNow(frame: Frame, { ledger }: Stage): Frame {
	if (typeof frame !== 'string' || !frame.startsWith('{"id"') || !ledger.room) return frame
	const { epoch, match } = ledger.room
	try {
		return JSON.stringify({ ...JSON.parse(frame), epoch, turn: match?.turn ?? 0 })
	} catch {
		return frame
	}
}

/** Bugs that a storm has to find, each switched on by its name. */
export const planted: Record<string, Planted> = {
	'send-before-append': { store: (weather) => new HastyStore(weather) },
	'apply-twice': { store: (weather) => new ForgetfulStore(weather, withoutIds) },
	'forget-a-hand-after-a-wake': {
		down: (frames, { lives }) => (lives === 1 ? frames : frames.filter((frame) => !isOfType(frame, 'hand'))),
	},
	'order-by-arrival': { games: byArrival },
	'lose-an-ack': { down: losing((frame) => isOfType(frame, 'ack'), 20) },
	'lose-an-update': { down: losing(isUpdate, 30) },
	'accept-a-stale-epoch': { up: meantForNow },
	'show-a-hand-to-others': {
		down: (frames, { ledger }) => {
			const { room, history } = ledger
			const [hand] = (room?.seats ?? []).flatMap(({ player }) => history.handOf(player) ?? [])
			const news = frames.find((frame) => isOfType(frame, 'presence'))
			return hand && news ? [...frames, `{"type":"error","code":${hand}}`] : frames
		},
	},
	'open-a-share-too-early': {
		down: (frames, { ledger }) => {
			const { draw } = ledger.room ?? {}
			return draw ? [...frames, `{"type":"error","code":"${draw.secret}"}`] : frames
		},
	},
	'miss-the-last-row-on-waking': { store: (weather) => new ForgetfulStore(weather, withoutLast) },
	'keep-the-first-alarm': { store: (weather) => new DrowsyStore(weather) },
	'go-on-after-an-eviction': { isImmortal: true },
	'acknowledge-what-is-refused': {
		down: (frames) =>
			frames.map((frame) =>
				isOfType(frame, 'rejected') && typeof frame === 'string'
					? JSON.stringify({ type: 'ack', id: JSON.parse(frame).id })
					: frame,
			),
	},
}
