import { settings } from '../../app/settings.ts'
import type { Shortcut } from '../game.ts'
import type { FranchisePlay } from './play.ts'
import { franchiseWords } from './words.en.ts'

/** What keys do, besides the arrows and Enter on the map. */
export const shortcutsOf = (play: FranchisePlay): readonly Shortcut[] => [
	{
		keys: ['f'],
		label: () => franchiseWords.t('key.finish'),
		act: () => play.myTurn.peek() && play.confirm(),
	},
	{
		keys: ['b'],
		label: () => franchiseWords.t('key.boom'),
		applies: () => play.view.value.table.options.boom,
		act: () => play.booms.peek().length > 0 && play.turnTo('boom'),
	},
	{ keys: ['c'], label: () => franchiseWords.t('key.cash'), act: () => play.toggleBonus('cash') },
	{ keys: ['a'], label: () => franchiseWords.t('key.again'), act: () => play.toggleBonus('develop-again') },
	{ keys: ['d'], label: () => franchiseWords.t('key.double'), act: () => play.toggleBonus('share-again') },
	{
		keys: ['r'],
		label: () => franchiseWords.t('key.regions'),
		applies: () => !settings.textView.value, // where they are all in the list
		act: () => play.inspect({ kind: 'regions' }),
	},
	{ keys: ['Backspace'], label: () => franchiseWords.t('key.back'), act: () => play.takeBackLast() },
	{ keys: ['Escape'], label: () => franchiseWords.t('key.clear'), act: () => play.clear() },
]
