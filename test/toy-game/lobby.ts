import { lobbyFrom } from '../../client/games/lobby-form.ts'
import { noughts } from './game.ts'
import { noughtsWords } from './words.en.ts'

export default lobbyFrom(noughtsWords, { schema: noughts.options, bots: Object.keys(noughts.bots) })
