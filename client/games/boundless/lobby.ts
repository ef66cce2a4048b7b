import { type Options, options as schema } from '../../../shared/games/boundless/options.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import type { GameLobby } from '../game.ts'
import { lobbyWords } from './lobby.en.ts'
import { mapName } from './names.ts'
import { StudyButton } from './overlay/study-button.tsx'

const { t, find } = lobbyWords

const seconds = (countdown: number): string =>
	countdown === 0 ? t('option.countdown.none') : t('option.countdown.value', { count: countdown })

const lobby: GameLobby = {
	fields: schema.fields,
	bots: ['traveller', 'novice', 'expert'],
	check: (options, players) => schema.check?.(options as Options, players),
	label: (option) => find(`option.${option}`) ?? option,
	hint: (option) => find(`hint.${option}`),
	value(option, value) {
		if (option === 'map') return mapName(value as Options['map'])
		if (option === 'countdown') return seconds(Number(value))
		return String(value)
	},
	bot: (name) => find(`bot.${name}`) ?? name,
	summary(raw, names) {
		const plain = defaultOptions(schema)
		const { map, twoColours, countdown, mapInSight } = { ...plain, ...(raw as Partial<Options>) }
		const parts = [mapName(map)]
		if (twoColours) parts.push(t('summary.twoColours'))
		if (countdown !== plain.countdown)
			parts.push(countdown === 0 ? t('option.countdown.none') : t('summary.countdown', { count: countdown }))
		const lookers = mapInSight.flatMap((place) => names[place] ?? [])
		if (lookers.length > 0) parts.push(t('summary.mapInSight', { names: lookers.join(', ') }))
		return parts
	},
	explain: (code) => find(`rejected.${code}`),
	Study: StudyButton,
}

export default lobby
