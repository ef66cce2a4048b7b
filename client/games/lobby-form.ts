import type { ComponentType } from 'preact'
import { levels } from '../../shared/kernel/bot.ts'
import { defaultOptions, type OptionField, type OptionsSchema } from '../../shared/kernel/options.ts'
import type { Words } from '../i18n/phrase.ts'
import type { Book } from '../i18n/words.ts'
import type { GameLobby } from './game.ts'

/** What a game tells its lobby besides its words; a plain one needs no more than the first. */
interface LobbyForm<Options> {
	readonly schema: OptionsSchema<Options>
	readonly bots?: readonly string[] // from the weakest on, where there are not as many as usual
	/** What the values of an option are called, where that is not in the book. */
	readonly names?: { readonly [Name in keyof Options]?: (value: never) => string }
	/** Whether an option means anything beside the others. */
	readonly concerns?: { readonly [Name in keyof Options]?: (options: Options) => boolean }
	/** In which order the line about the game tells what differs from the plain one; all, in theirs, unless told. */
	readonly summary?: readonly (keyof Options & string)[]
	readonly always?: readonly (keyof Options)[] // it tells these where they do not differ, too
	readonly Study?: ComponentType<{ options: unknown }>
}

/**
 * A lobby by the keys of its words:
 *
 * | key | what it says |
 * | --- | --- |
 * | option.<option> | what it is called |
 * | hint.<option> | what it is about |
 * | option.<option>.<value> | one of its values, or what one of its counts counts |
 * | option.<option>.value | any other value, by its {count} |
 * | summary.<option>.<value>, else option.<option>.<value> | in the line: that value |
 * | summary.<option> | in the line: that it is on, or by {count}, or by the {name} or the {names} of people |
 * | summary.<option>.off | in the line: that it is not on, where that differs |
 * | summary.<option>.some | in the line: several counts that differ, which are {some} |
 * | bot.<name> | what a bot is like |
 * | rejected.<code> | why something is refused |
 */
export function lobbyFrom<Options extends object>(
	{ find }: Book<Words>,
	{
		schema,
		bots = levels,
		names: given = {},
		concerns = {},
		summary,
		always = [],
		Study,
	}: LobbyForm<Options>,
): GameLobby {
	const fields = schema.fields as Readonly<Record<string, OptionField>>
	const plain = defaultOptions(schema) as Readonly<Record<string, unknown>>
	const complete = (options: unknown) => ({ ...plain, ...(options as object) }) as Options
	const named = given as Readonly<Record<string, ((value: unknown) => string) | undefined>>
	const conditions = concerns as Readonly<Record<string, ((options: Options) => boolean) | undefined>>
	const differs = (option: string, value: unknown) => JSON.stringify(value) !== JSON.stringify(plain[option])
	const isConcerned = (option: string, options: unknown) => conditions[option]?.(complete(options)) ?? true

	const label = (option: string): string => find(`option.${option}`) ?? option

	const valueName = (option: string, value: string | number): string =>
		named[option]?.(value) ??
		find(`option.${option}.${value}`) ??
		find(`option.${option}.value`, { count: Number(value) }) ??
		String(value)

	const tellValue = (option: string, value: string | number): string =>
		find(`summary.${option}.${value}`) ??
		find(`option.${option}.${value}`) ??
		find(`summary.${option}`, { count: Number(value) }) ??
		valueName(option, value)

	const tellCounts = (option: string, counts: readonly number[]): string => {
		const [count = 0] = counts
		if (counts.every((other) => other === count)) return find(`summary.${option}`, { count }) ?? String(count)
		const some = counts.flatMap((number, index) =>
			number > 0 ? [find(`summary.${option}.${index}`, { count: number }) ?? String(number)] : [],
		)
		return find(`summary.${option}.some`, { some: some.join(', ') }) ?? some.join(', ')
	}

	/** An option as it stands, in parts of the line. */
	const tell = (option: string, value: unknown, people: readonly string[]): string[] => {
		const field = fields[option]!
		if (field.kind === 'flag')
			return [find(value ? `summary.${option}` : `summary.${option}.off`) ?? label(option)]
		if (field.kind === 'counts') return [tellCounts(option, value as readonly number[])]
		const chosen = (field.kind === 'set' ? value : [value]) as readonly (string | number)[]
		if (!field.people) return chosen.map((one) => tellValue(option, one))
		const seated = chosen.flatMap((place) => people[Number(place)] ?? [])
		if (seated.length === 0) return []
		const told = seated.join(', ')
		return [find(`summary.${option}`, { name: told, names: told }) ?? told]
	}

	return {
		fields,
		bots,
		check: (options, players) => schema.check?.(complete(options), players),
		label,
		value: valueName,
		hint: (option) => find(`hint.${option}`),
		part: (option, index) => find(`option.${option}.${index}`) ?? '',
		concerns: isConcerned,
		bot: (name) => find(`bot.${name}`) ?? name,
		summary(raw, people) {
			const options = complete(raw) as Readonly<Record<string, unknown>>
			const told: readonly string[] = summary ?? Object.keys(fields)
			return told
				.filter((option) => isConcerned(option, options))
				.filter((option) => always.includes(option as keyof Options) || differs(option, options[option]))
				.flatMap((option) => tell(option, options[option], people))
		},
		explain: (code) => find(`rejected.${code}`),
		...(Study && { Study }),
	}
}
