import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	stray: 'Cette étape montre autre chose : touchez encore {place} pour y renoncer.',
	'stray.tile': 'Cette étape se passe de tuile bonus : touchez-la encore pour la reprendre.',
} as const satisfies Translation<typeof english>
