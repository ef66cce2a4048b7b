import { isAscending, isOneOf, isWholeBelow } from './guards.ts'
import { isRecord } from './json.ts'
import { type Rejected, reject } from './rejection.ts'

/**
 * Options are declared, not coded: the lobby draws its form from the fields, the authority checks with them.
 * `flag` is yes or no, `choice` one of the values, `set` any of the values, in ascending order;
 * where `size` of them are wanted, the form keeps a choice to itself until it is that large. `counts` says how
 * many of each of several things, as many as its default has, 0 to `max`; `limit` is what so many players leave of
 * that, for the form: whether it is kept, `check` judges, with a code of its own. The numbers of a field about
 * `people` are places at the table; before a game, it names seats.
 */
export type OptionField =
	| { kind: 'flag'; default: boolean }
	| { kind: 'choice'; values: readonly (string | number)[]; default: string | number; people?: true }
	| { kind: 'set'; values: readonly number[]; default: readonly number[]; size?: number; people?: true }
	| { kind: 'counts'; max: number; default: readonly number[]; limit?(players: number): number }

export type OptionValue = boolean | string | number | readonly (string | number)[]

export interface OptionsSchema<Options> {
	readonly fields: { readonly [Name in keyof Options]: OptionField }
	/** What an earlier version chose, as this one says it; anything else as it is. */
	renew?(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
	/** What the fields alone cannot say: which combinations are illegal, also for a number of players. */
	check?(options: Options, players: number): Rejected | undefined
}

export function defaultOptions<Options>(schema: OptionsSchema<Options>): Options {
	const entries = Object.entries<OptionField>(schema.fields)
	return Object.fromEntries(entries.map(([name, field]) => [name, field.default])) as Options
}

/** Fields left out take their default; an unknown name or value, or an illegal combination, is refused. */
export function parseOptions<Options>(
	schema: OptionsSchema<Options>,
	given: unknown,
	players: number,
): Options | Rejected {
	const raw = renewOptions(schema, given)
	if (!isRecord(raw)) return reject('bad-options')
	const fields = schema.fields as Record<string, OptionField>
	if (Object.keys(raw).some((name) => !Object.hasOwn(fields, name))) return reject('bad-options')
	const options: Record<string, OptionValue> = {}
	for (const [name, field] of Object.entries(fields)) {
		const value = Object.hasOwn(raw, name) ? raw[name] : field.default
		if (!accepts(field, value)) return reject('bad-options')
		options[name] = value
	}
	return schema.check?.(options as Options, players) ?? (options as Options)
}

/** Options as the schema's version says them, whichever version chose them; nothing is checked. */
export const renewOptions = <Options>(schema: OptionsSchema<Options>, raw: unknown): unknown =>
	isRecord(raw) ? (schema.renew?.(raw) ?? raw) : raw

function accepts(field: OptionField, value: unknown): value is OptionValue {
	switch (field.kind) {
		case 'flag':
			return typeof value === 'boolean'
		case 'choice':
			return isOneOf(field.values, value)
		case 'set':
			return isAscending(value, (item) => isOneOf(field.values, item))
		case 'counts':
			return (
				Array.isArray(value) &&
				value.length === field.default.length &&
				value.every((count) => isWholeBelow(count, field.max + 1))
			)
	}
}
