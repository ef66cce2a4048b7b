import type { GameLobby } from '../../client/games/game.ts'
import { noughts, type Options } from './game.ts'
import { noughtsWords } from './words.ts'

const { t, find } = noughtsWords

const lobby: GameLobby = {
	fields: noughts.options.fields,
	bots: Object.keys(noughts.bots),
	check: () => undefined,
	label: (option) => find(`option.${option}`) ?? option,
	value: (_, value) => String(value),
	hint: (option) => find(`hint.${option}`),
	bot: (name) => find(`bot.${name}`) ?? name,
	summary: (options) => ((options as Options).misere ? [t('option.misere')] : []),
	explain: (code) => find(`rejected.${code}`),
}

export default lobby
