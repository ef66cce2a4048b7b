import { STATION_NUMBERS } from '../../../shared/games/metro/expansions.ts'
import { type Options, options as schema } from '../../../shared/games/metro/options.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import type { GameLobby } from '../game.ts'
import { lobbyWords } from './lobby.en.ts'

const { t, find } = lobbyWords

const complete = (raw: unknown): Options => ({ ...defaultOptions(schema), ...(raw as Partial<Options>) })

/** How many of which sides, unless it is one of each; and whether everybody sees them. */
function summariseNumbers(cards: readonly number[], isOpen: boolean): string[] {
	const count = cards[0]!
	const isEven = cards.every((other) => other === count)
	const some = cards.flatMap((number, side) =>
		number > 0 ? [find(`summary.cards.${side}`, { count: number }) ?? ''] : [],
	)
	return [
		...(!isEven
			? [t('summary.cards.some', { some: some.join(', ') })]
			: count > 1
				? [t('summary.cards', { count })]
				: []),
		...(isOpen ? [t('summary.open')] : []),
	]
}

const lobby: GameLobby = {
	fields: schema.fields,
	bots: ['greedy', 'random'],
	check: (options, players) => schema.check?.(complete(options), players),
	label: (option) => find(`option.${option}`) ?? option,
	hint: (option) => find(`hint.${option}`),
	part: (option, index) => find(`option.${option}.${index}`) ?? '',
	concerns: (option, options) =>
		(option !== 'cards' && option !== 'openNumbers') ||
		complete(options).expansions.includes(STATION_NUMBERS),
	value(option, value) {
		if (option === 'hand') return t('option.hand.value', { count: Number(value) })
		return find(`option.${option}.${String(value)}`) ?? String(value)
	},
	bot: (name) => find(`bot.${name}`) ?? name,
	summary(raw, names) {
		const { edition, expansions, cards, openNumbers, rotation, hand, first } = complete(raw)
		const parts: string[] = []
		if (edition !== 'metro') parts.push(t(`option.edition.${edition}`))
		for (const expansion of expansions) parts.push(find(`summary.expansions.${expansion}`) ?? '')
		if (expansions.includes(STATION_NUMBERS)) parts.push(...summariseNumbers(cards, openNumbers))
		if (rotation) parts.push(t('option.rotation.true'))
		if (hand > 1) parts.push(t('summary.hand', { count: hand }))
		const beginner = names[Number(first)]
		if (beginner !== undefined) parts.push(t('summary.first', { name: beginner }))
		return parts
	},
	explain: (code) => find(`rejected.${code}`),
}

export default lobby
