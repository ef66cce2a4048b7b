import { bytesOfText, hexOfBytes } from '../../shared/kernel/bytes.ts'
import { type Rejected, reject } from '../../shared/kernel/rejection.ts'
import { sha256Hex } from '../../shared/kernel/sha256.ts'
import type { Person } from '../../shared/room/room.ts'
import type { Host } from '../../shared/sync/host.ts'
import {
	claimantOf,
	hasClaimed,
	type Passages,
	type PassageView,
	viewPassage,
	withClaim,
	withEnd,
	withOffer,
} from './passage.ts'

/** Why no seat goes to another device. */
export type PassageCode = 'no-such-passage' // a link that was never one, is too old, or was used

interface Around {
	store: { readPassages(): Passages; keepPassages(passages: Passages): void }
	host: Pick<Host, 'settled' | 'isSeated' | 'recall' | 'changeDevice'>
	now(): number
}

/** Lets a seat go from one device to another: by a link that is good once and for minutes, and with the first one's yes. */
export class SeatPassages {
	readonly #around: Around

	constructor(around: Around) {
		this.#around = around
	}

	/** A new link for the first of these who has a seat, in place of the one before; its secret. */
	async offer(people: readonly Person[]): Promise<{ secret: string } | Rejected> {
		const { store, host, now } = this.#around
		await host.settled()
		const person = people.find((one) => host.isSeated(one))
		if (person === undefined) return reject('not-seated')
		const secret = hexOfBytes(crypto.getRandomValues(new Uint8Array(16)))
		const isSeated = (one: Person) => host.isSeated(one)
		store.keepPassages(withOffer(store.readPassages(), person, hashOf(secret), now(), isSeated))
		return { secret }
	}

	/** How the link of the first of these who made one stands. */
	async state(people: readonly Person[]): Promise<PassageView> {
		const { store, host, now } = this.#around
		await host.settled()
		return viewPassage(ownIn(store.readPassages(), people)?.passage, now())
	}

	/** The first device knows who asks, by the number that both show. */
	async agree(people: readonly Person[], number: unknown): Promise<Rejected | undefined> {
		const { store, host, now } = this.#around
		await host.settled()
		const { person = '', passage } = ownIn(store.readPassages(), people) ?? {}
		const at = now()
		const to = claimantOf(passage, number, at)
		if (to === undefined) return reject<PassageCode>('no-such-passage')
		const refused = await host.changeDevice(person, to)
		this.#end(person, refused ? 'refused' : 'moved', at)
		return refused
	}

	/** It does not, or takes the link back before anybody asks. */
	async refuse(people: readonly Person[]): Promise<Rejected | undefined> {
		const { store, host, now } = this.#around
		await host.settled()
		const { person = '' } = ownIn(store.readPassages(), people) ?? {}
		return this.#end(person, 'refused', now()) ? undefined : reject<PassageCode>('no-such-passage')
	}

	/** Whether there was anything to end: the room may be gone meanwhile, with all that is stored of it. */
	#end(person: Person, end: 'moved' | 'refused', at: number): boolean {
		const { store } = this.#around
		const before = store.readPassages()
		const ended = withEnd(before, person, end, at)
		if (ended !== before) store.keepPassages(ended)
		return ended !== before
	}

	/** Another device asks for a seat by a link, or how that stands; the first of these is who it is. */
	async claim(people: readonly Person[], secret: string): Promise<PassageView | Rejected> {
		const { store, now } = this.#around
		const [by = ''] = people
		const whyNot = await this.#whyNot(people)
		const before = store.readPassages()
		const refused = hasClaimed(before, hashOf(secret), by) ? undefined : whyNot
		const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
		const claim = refused ? undefined : { by, number: 10 + (drawn % 90) }
		const { all, owner } = withClaim(before, hashOf(secret), claim, now())
		if (all !== before && Object.keys(all).length > 0) store.keepPassages(all)
		if (refused) return refused
		if (owner === undefined) return reject<PassageCode>('no-such-passage')
		const { state, number } = viewPassage(all[owner], now())
		return { state, tries: 0, ...(number !== undefined && { number }) }
	}

	/** Why somebody may ask for no seat here, whatever link they have. */
	async #whyNot(people: readonly Person[]): Promise<Rejected | undefined> {
		const known = (await Promise.all(people.map((person) => this.#around.host.recall(person)))).filter(
			(recalled) => recalled !== undefined,
		)
		if (known.some(({ game, made }) => !game && !made)) return reject('banned')
		return known.length > 0 ? reject('already-seated') : undefined
	}
}

const hashOf = (secret: string): string => sha256Hex(bytesOfText(secret))

function ownIn(all: Passages, people: readonly Person[]) {
	const person = people.find((one) => Object.hasOwn(all, one))
	return person === undefined ? undefined : { person, passage: all[person] }
}
