import { isRecord } from '../kernel/json.ts'
import type { OptionField } from '../kernel/options.ts'

/**
 * Before a game, an option that names people names their seats, which stay theirs while others come and go; a game
 * counts places. A plain number is a place also before the game: so rooms of old had it.
 */
export type NamedSeat = `seat:${number}`

export const nameSeat = (id: number): NamedSeat => `seat:${id}`

type Options = Record<string, unknown>

const isNamed = (value: unknown): value is NamedSeat =>
	typeof value === 'string' && /^seat:\d{1,9}$/.test(value)

const idOf = (name: NamedSeat): number => Number(name.slice(5))

const named = (value: unknown): NamedSeat[] => [value].flat().filter(isNamed)

/** The options without those who have no seat; of one person alone, without the option. */
export function withoutStrangers(options: unknown, ids: readonly number[]): unknown {
	if (!isRecord(options)) return options
	const isStranger = (value: unknown) => isNamed(value) && !ids.includes(idOf(value))
	return changeEach(options, (value) => {
		if (Array.isArray(value)) return value.some(isStranger) ? value.filter((one) => !isStranger(one)) : value
		return isStranger(value) ? undefined : value
	})
}

/** The options as a game takes them: places for the seats that are named, in the order of the table. */
export function placesFor(options: unknown, ids: readonly number[]): unknown {
	const known = withoutStrangers(options, ids)
	if (!isRecord(known)) return known
	const placeOf = (value: unknown) => (isNamed(value) ? ids.indexOf(idOf(value)) : value)
	return changeEach(known, (value) =>
		Array.isArray(value) && named(value).length > 0
			? value.map(placeOf).toSorted((one, other) => Number(one) - Number(other))
			: placeOf(value),
	)
}

/** The options with names for the places at which somebody sits, in fields that are about people. */
export function namesFor(
	options: Options,
	fields: Readonly<Record<string, OptionField>>,
	ids: readonly number[],
): Options {
	const nameOf = (value: unknown) =>
		typeof value === 'number' && ids[value] !== undefined ? nameSeat(ids[value]) : value
	return changeEach(options, (value, name) => {
		if (!isAboutPeople(fields, name)) return value
		return Array.isArray(value) ? value.map(nameOf) : nameOf(value)
	})
}

/** Only what names seats, and where only such options do that; undefined where others do, too. */
export function namesIn(
	options: Options,
	fields: Readonly<Record<string, OptionField>>,
): Options | undefined {
	const naming = Object.entries(options).filter(([, value]) => named(value).length > 0)
	return naming.every(([name]) => isAboutPeople(fields, name)) ? Object.fromEntries(naming) : undefined
}

const isAboutPeople = (fields: Readonly<Record<string, OptionField>>, name: string): boolean => {
	const field = Object.hasOwn(fields, name) ? fields[name] : undefined
	return field !== undefined && 'people' in field
}

/** Every option changed; those that become undefined go. */
function changeEach(options: Options, change: (value: unknown, name: string) => unknown): Options {
	const changed = Object.entries(options).map(([name, value]) => [name, change(value, name)] as const)
	return Object.fromEntries(changed.filter(([, value]) => value !== undefined))
}
