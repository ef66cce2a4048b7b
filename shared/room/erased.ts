import { isRecord } from '../kernel/json.ts'
import type { GameRecord } from '../kernel/record.ts'
import { isNobodys } from './kept.ts'
import type { Person, Room, RoomSeat } from './room.ts'

/** What somebody is called who was erased, in every language: nomen nescio. */
export const ERASED = 'N. N.'

/** Whether nobody is left in a room but whoever is erased from it: then there is nothing to keep. */
export const isLeftByAll = ({ creator, seats }: Room, person: Person): boolean =>
	creator === person && seats.every(({ owner, player }) => owner === null && player === null)

/**
 * Whether somebody has been erased from a record since it was played. What they were called then is in the digests of
 * whoever saw it, and nowhere else. Between devices nobody is: there the host has put its name under theirs.
 */
export const hasErased = ({ seats, proof }: GameRecord): boolean =>
	proof === undefined && seats.some(({ name }) => name === ERASED)

/** Whether a room remembers of somebody without a seat that they had one, or asked for it: if not, nothing is looked up. */
export const wasHere = ({ match, results, formerly }: Room, person: Person): boolean =>
	match?.held?.some((held) => held.person === person) === true ||
	match?.asked?.includes(person) === true ||
	results?.some(({ players }) => players.some((player) => player.person === person)) === true ||
	formerly?.some(([, to]) => to === person) === true

/** Whether stored data says what somebody is called. */
export const isNamed = (kept: unknown, people: People): boolean => namesOf(kept, people).size > 0

function namesOf(kept: unknown, people: People): Set<string> {
	const names = new Set<string>()
	each(kept, (one) => {
		for (const name of Object.values(namesIn(one, people))) names.add(name)
	})
	return names
}

/**
 * Stored data without what somebody is called: their seats, what they asked and were given, the entries of their own
 * that name them. The same where they are not named in it, so that nothing has to be written again.
 */
export function withoutName<Kept>(kept: Kept, people: People): Kept {
	const names = namesOf(kept, people)
	return changed(kept, (one, isOther) => {
		if ('results' in one && 'kept' in one) return withoutNobodys(one as unknown as Room)
		if (isOther && one.type === 'continue') return { ...one, args: { ...(one.args as object), erased: true } }
		const mine = Object.keys(namesIn(one, people))
		const isGiven = isRecord(one.args) && one.args.ask !== undefined && names.has(one.args.name as string) // by whoever let them in
		if (mine.length === 0 && !isGiven) return one
		if ('args' in one) return withoutSent({ ...one, args: { ...(one.args as object), name: ERASED } })
		return { ...one, ...Object.fromEntries(mine.map((field) => [field, ERASED])) }
	}) as Kept
}

type Fields = Record<string, unknown>
type People = ReadonlySet<Person>

/** What somebody is called in one object, by the fields that say so: in a seat, an entry, an ask, among the banned. */
function namesIn(one: Fields, people: People): Record<string, string> {
	if ('ownerName' in one) return namesInSeat(one as unknown as RoomSeat, people)
	const isBy = people.has(one.by as Person)
	const told = isBy && isRecord(one.args) ? one.args : one
	const isTheirs = isBy || people.has(one.person as Person)
	return isTheirs && typeof told.name === 'string' && told.name !== ERASED ? { name: told.name } : {}
}

function namesInSeat({ name, ownerName, owner, player }: RoomSeat, people: People): Record<string, string> {
	const isOwner = owner !== null && people.has(owner)
	const isCalled = player === null ? isOwner : people.has(player)
	return {
		...(isCalled && name !== ERASED && { name }),
		...(isOwner && ownerName !== ERASED && { ownerName }),
	}
}

function withoutNobodys(room: Room): Fields {
	const results = room.results?.filter((result) => !isNobodys(result))
	return (results?.length === room.results?.length ? room : { ...room, results }) as unknown as Fields
}

/** What they signed of an entry names them too. */
function withoutSent(entry: Fields): Fields {
	if (!isRecord(entry.signed)) return entry
	const { sent: _, ...signed } = entry.signed
	return { ...entry, signed }
}

function each(kept: unknown, see: (one: Fields) => void): void {
	if (Array.isArray(kept)) for (const one of kept) each(one, see)
	else if (isRecord(kept)) {
		see(kept)
		for (const one of Object.values(kept)) each(one, see)
	}
}

/** Every object within changed, the inner ones first; what stays as it is stays the same object. */
function changed(kept: unknown, change: (one: Fields, isOther: boolean) => Fields): unknown {
	if (Array.isArray(kept)) {
		const next = kept.map((one) => changed(one, change))
		return next.some((one, index) => one !== kept[index]) ? next : kept
	}
	if (!isRecord(kept)) return kept
	const next = Object.entries(kept).map(([key, value]) => [key, changed(value, change)] as const)
	const isOther = next.some(([key, value]) => value !== kept[key])
	return change(isOther ? Object.fromEntries(next) : kept, isOther)
}
