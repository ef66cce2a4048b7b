import type { Code } from '../../../../shared/games/boundless/codes.ts'
import type { PlainKey } from '../../../i18n/phrase.ts'
import type { RuleOf } from '../../../rules/rules-form.tsx'
import type english from './words.en.ts'

/** Where each refusal of Boundless comes from. */
export const refusals: Readonly<Record<Code, RuleOf<PlainKey<typeof english>>>> = {
	'too-many-for-two-colours': 'variants.colours',
	'already-ready': 'slow.ready',
	'too-early': 'round.centre',
	'too-late': 'slow.late',
	'no-token-left': 'round.centre',
	'already-there': 'round.centre',
	'same-space': 'variants.colours',
	'same-pair': 'variants.colours',
}
