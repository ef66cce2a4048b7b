import { STATION_NUMBERS } from '../../../shared/games/metro/expansions.ts'
import { type Options, options as schema } from '../../../shared/games/metro/options.ts'
import { lobbyFrom } from '../lobby-form.ts'
import { lobbyWords } from './lobby.en.ts'

const hasNumbers = ({ expansions }: Options): boolean => expansions.includes(STATION_NUMBERS)

export default lobbyFrom(lobbyWords, {
	schema,
	concerns: { cards: hasNumbers, openNumbers: hasNumbers },
	summary: ['edition', 'expansions', 'cards', 'openNumbers', 'rotation', 'hand', 'first'],
})
