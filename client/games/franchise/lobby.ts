import { options as schema } from '../../../shared/games/franchise/options.ts'
import { lobbyFrom } from '../lobby-form.ts'
import { LessonOffer } from './lesson-offer.tsx'
import { lobbyWords } from './lobby.en.ts'
import { tileName } from './names.ts'

export default lobbyFrom(lobbyWords, {
	schema,
	names: { tiles: (tile: number) => tileName(tile) },
	concerns: { tiles: ({ regions }) => regions === 'picked' },
	Study: LessonOffer,
	summary: ['start', 'expert', 'milestones', 'boom', 'regions'],
})
