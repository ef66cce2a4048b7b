import { words } from '../i18n/words.ts'

/** The way to a television. */
export const televisionWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Show on a television',
	text: 'Open this address in the television’s browser, or in that of a computer that is connected to it:',
	hint: 'It shows the board to the whole room, and nobody’s hand. You play on your phones.',
	copy: 'Copy address',
	copied: 'Address copied.',
	'copy.failed': 'Copy it by hand: {link}',
	open: 'Open it here',
} as const
