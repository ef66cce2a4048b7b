import { settings } from '../../app/settings.ts'
import type { Shortcut } from '../game.ts'
import type { FranchiseParts } from './play.ts'
import { franchiseWords } from './words.en.ts'

/** What keys do, besides the arrows and Enter on the map. */
export const shortcutsOf = ({ stage, staging, reach, attention }: FranchiseParts): readonly Shortcut[] => [
	{
		keys: ['f'],
		label: () => franchiseWords.t('key.finish'),
		act: () => staging.myTurn.peek() && staging.confirm(),
	},
	{
		keys: ['b'],
		label: () => franchiseWords.t('key.boom'),
		applies: () => stage.view.value.table.options.boom,
		act: () => reach.booms.peek().length > 0 && staging.turnTo('boom'),
	},
	{ keys: ['c'], label: () => franchiseWords.t('key.cash'), act: () => staging.toggleBonus('cash') },
	{
		keys: ['a'],
		label: () => franchiseWords.t('key.again'),
		act: () => staging.toggleBonus('develop-again'),
	},
	{ keys: ['d'], label: () => franchiseWords.t('key.double'), act: () => staging.toggleBonus('share-again') },
	{
		keys: ['r'],
		label: () => franchiseWords.t('key.regions'),
		applies: () => !settings.textView.value, // where they are all in the list
		act: () => attention.inspect({ kind: 'regions' }),
	},
	{ keys: ['Backspace'], label: () => franchiseWords.t('key.back'), act: () => staging.takeBackLast() },
	{
		keys: ['Escape'],
		label: () => franchiseWords.t('key.clear'),
		act() {
			attention.inspected.value = undefined
			staging.clear()
		},
	},
]
