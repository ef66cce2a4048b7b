import { STATION_NUMBERS } from '../../../shared/games/metro/expansions.ts'
import { type Options, options as schema } from '../../../shared/games/metro/options.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import type { GameLobby } from '../game.ts'
import { lobbyWords } from './lobby-words.ts'

const { t, find } = lobbyWords

const seatName = (seat: number, names: readonly string[]): string =>
	names[seat] ?? t('option.first.seat', { number: seat + 1 })

const complete = (raw: unknown): Options => ({ ...defaultOptions(schema), ...(raw as Partial<Options>) })

const lobby: GameLobby = {
	fields: schema.fields,
	bots: ['greedy', 'random'],
	check: (options, players) => schema.check?.(complete(options), players),
	label: (option) => find(`option.${option}`) ?? option,
	hint: (option) => find(`hint.${option}`),
	concerns: (option, options) => option !== 'cards' || complete(options).expansions.includes(STATION_NUMBERS),
	value(option, value, names) {
		if (option === 'hand') return t('option.hand.value', { count: Number(value) })
		if (option === 'cards') return t('option.cards.value', { count: Number(value) })
		if (option === 'first' && typeof value === 'number') return seatName(value, names)
		return find(`option.${option}.${String(value)}`) ?? String(value)
	},
	bot: (name) => find(`bot.${name}`) ?? name,
	summary(raw, names) {
		const { edition, expansions, cards, rotation, hand, first } = complete(raw)
		const parts: string[] = []
		if (edition !== 'metro') parts.push(t(`option.edition.${edition}`))
		for (const expansion of expansions) parts.push(find(`summary.expansions.${expansion}`) ?? '')
		if (expansions.includes(STATION_NUMBERS) && cards > 1) parts.push(t('summary.cards', { count: cards }))
		if (rotation) parts.push(t('option.rotation.true'))
		if (hand > 1) parts.push(t('summary.hand', { count: hand }))
		if (first !== 'random') parts.push(t('summary.first', { name: seatName(first, names) }))
		return parts
	},
	explain: (code) => find(`rejected.${code}`),
}

export default lobby
