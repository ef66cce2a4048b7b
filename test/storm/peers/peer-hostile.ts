import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { doorTopic } from '../../../shared/sync/peer/knock.ts'
import { crimes, follies } from '../../support/peer/attacks.ts'
import { HostileSeat } from '../../support/peer/hostile-seat.ts'
import type { PeerWorld } from './peer-world.ts'

const attacks = Object.values({ ...crimes, ...follies })

/** Somebody with the link and tools of their own: at the door, and at a board that the host opened for them. */
export class PeerHostile {
	readonly #world: PeerWorld
	#seat: HostileSeat | undefined

	constructor(world: PeerWorld) {
		this.#world = world
	}

	act(choice: number): void {
		const random = randomFrom(`hostile ${choice}`)
		const { signalling, fingerprint, host } = this.#world
		const topic = doorTopic(fingerprint)
		const { card } = this.#world.identityOf('mallory')
		const words = random.pick<unknown>([
			{ type: 'knock', card },
			{ type: 'knock', card },
			{ type: 'open', card: host.card },
			{ type: 'answer', card: host.card, to: fingerprint },
			{ type: 'knock', card: { ...card, exchange: '00' } },
			'noise',
		])
		signalling.publish(topic, JSON.stringify({ type: 'publish', topic, data: words }))
		this.#world.clock.after(1 + random.below(2_000), () => void this.#attack(random))
	}

	leave(): void {
		this.#seat?.leave()
		this.#seat = undefined
	}

	async #attack(random: Random): Promise<void> {
		if (this.#world.isCalm) return
		const { direct, host, ledger } = this.#world
		this.#seat ??= await HostileSeat.at(this.#world.identityOf('mallory'), host.card, direct)
		const { epoch = 0, match } = ledger.room ?? {}
		if (this.#seat.board.size === 0) return // nobody has opened one
		await random.pick(attacks)({ mallory: this.#seat, epoch, turn: match?.turn ?? 0, steps: [{}] })
	}
}
