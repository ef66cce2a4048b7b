import { options as schema } from '../../../shared/games/boundless/options.ts'
import { lobbyFrom } from '../lobby-form.ts'
import { lobbyWords } from './lobby.en.ts'
import { mapName } from './names.ts'
import { StudyButton } from './overlay/study-button.tsx'

export default lobbyFrom(lobbyWords, {
	schema,
	names: { map: mapName },
	always: ['map'],
	Study: StudyButton,
})
