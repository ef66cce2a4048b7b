import { type Options, options as schema } from '../../../shared/games/franchise/options.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import type { GameLobby } from '../game.ts'
import { lobbyWords } from './lobby.en.ts'
import { tileName } from './names.ts'

const { t, find } = lobbyWords

const complete = (raw: unknown): Options => ({ ...defaultOptions(schema), ...(raw as Partial<Options>) })

const lobby: GameLobby = {
	fields: schema.fields,
	bots: ['greedy', 'random'],
	check: (options, players) => schema.check?.(complete(options), players),
	label: (option) => find(`option.${option}`) ?? option,
	hint: (option) => find(`hint.${option}`),
	concerns: (option, options) => option !== 'tiles' || complete(options).regions === 'picked',
	value(option, value) {
		if (option === 'tiles') return tileName(value as Options['tiles'][number])
		return find(`option.${option}.${String(value)}`) ?? String(value)
	},
	bot: (name) => find(`bot.${name}`) ?? name,
	summary(raw) {
		const { start, expert, milestones, boom, regions } = complete(raw)
		const parts: string[] = []
		if (start !== 'choose') parts.push(t(`summary.start.${start}`))
		if (expert !== 'off') parts.push(t(`summary.expert.${expert}`))
		if (milestones) parts.push(t('summary.milestones'))
		if (boom) parts.push(t('summary.boom'))
		if (regions !== 'off') parts.push(t(`summary.regions.${regions}`))
		return parts
	},
	explain: (code) => find(`rejected.${code}`),
}

export default lobby
