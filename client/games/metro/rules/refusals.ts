import type { Code } from '../../../../shared/games/metro/codes.ts'
import type { RuleOf } from '../../../rules/rules-form.tsx'
import type english from './words.en.ts'

/** Where each refusal of Metro comes from. */
export const refusals: Readonly<Record<Code, RuleOf<keyof typeof english>>> = {
	'illegal-expansions': 'expansions.sets',
	'too-many-cards': 'numbers.secret',
	'no-cards': 'numbers.secret',
	'first-not-seated': 'turn.first',
	'must-lay-drawn': 'turn.draw',
	'not-played': ['expansions.sets', 'turn.lay'],
	'not-in-hand': 'turn.lay',
	'arrow-up': 'where.up',
	'central-station': 'where.empty',
	'cell-taken': 'where.empty',
	'not-beside': 'where.beside',
	'one-tile-line': ['iron.ban', 'where.one'],
	'nothing-to-draw': 'turn.empty',
	'must-play': ['wagons.pass', 'turn.empty'],
	'rail-taken': 'wagons.place',
	'wagon-placed': ['wagons.companies', 'wagons.place'],
	'show-a-share': 'wagons.companies',
	'exchange-closed': 'companies.limits',
	'exchange-limit': 'companies.limits',
	'share-shown': 'wagons.companies',
	'no-tile': 'companies.limits',
}
