import { findGame } from '../../shared/games/index.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { PROTOCOL } from '../../shared/sync/frames.ts'
import { tokenOf } from '../support/visitor.ts'
import { anyFrame } from '../sync/frames/any-frame.ts'
import type { StormWire } from './storm-wire.ts'
import type { StormWorld } from './world.ts'

/** Somebody among the honest who sends whatever they like: noise, what others sent, and what other builds would send. */
export class Hostile {
	readonly isDeaf = false
	readonly #world: StormWorld
	#wire: StormWire | undefined

	constructor(world: StormWorld) {
		this.#world = world
	}

	act(choice: number): void {
		const { room } = this.#world.ledger
		if (room?.phase !== 'playing') return // they would only take a seat, as anybody may
		const random = randomFrom(`hostile ${choice}`)
		if (!this.#wire || this.#wire.isCut || this.#wire.socket.isClosed || random.below(10) === 0)
			this.#enter(random)
		const scene = { random, game: findGame(room.game)!, legalSteps: () => [] }
		for (let count = 1 + random.below(6); count > 0; count--)
			this.#say(random.below(2) === 0 ? anyFrame(scene, room, 'mallory') : this.#overheard(random))
	}

	/** A page of another build: of another protocol, or with more to say than this one knows. */
	comeFromAnotherBuild(choice: number): void {
		const random = randomFrom(`build ${choice}`)
		const wire = this.#world.dial(this)
		const protocol = PROTOCOL + random.pick([-1, 0, 1])
		const hello = { type: 'hello', protocol, token: tokenOf('otto'), build: 'another', more: { of: 'it' } }
		const { epoch = 0 } = this.#world.ledger.room ?? {}
		wire.send('up', { data: JSON.stringify(hello) })
		const wish = { id: `new ${choice}`, epoch, turn: 0, type: 'invented', args: { n: choice }, more: true }
		wire.send('up', { data: JSON.stringify(wish) })
	}

	leave(): void {
		this.#wire?.send('up', { close: 1001 })
	}

	#enter(random: Random): void {
		this.#wire = this.#world.dial(this)
		if (random.below(6) > 0)
			this.#say(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: tokenOf('mallory') }))
	}

	/** What somebody else's page said, but for who they are. */
	#overheard(random: Random): string | Uint8Array {
		const sent = [...this.#world.wires.keys()].flatMap(({ socket }) => socket.sent.slice(-5))
		const heard = sent.filter((frame) => typeof frame !== 'string' || !frame.includes('"token"'))
		return heard.length > 0 ? random.pick(heard) : 'ping'
	}

	#say(data: string | Uint8Array): void {
		this.#wire?.send('up', { data })
	}
}
