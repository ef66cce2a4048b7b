import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	before: 'Jusqu’ici',
	towns: 'Villes',
	dollars: 'Dollars, 1 pour 3',
	bonus: 'Tuiles bonus, 4 chacune',
	total: 'À la fin',
	'told.towns': 'Villes, 1 point chacune : {gains}.',
	'told.dollars': 'Dollars, 1 point pour 3 : {gains}.',
	'told.bonus': 'Tuiles bonus gardées, 4 points chacune : {gains}.',
} as const satisfies Translation<typeof english>
