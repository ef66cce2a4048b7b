import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	'put-back': 'Repris : {things}.',
	'put-back.dear': 'Repris : {things}. Vous n’avez que {money}.',
	'put-back.share': { one: 'part à {places}', other: 'parts à {places}' },
	'put-back.again': 'deuxième part à {place}',
	'put-back.go': 'route vers {place}',
	'ask.pass': 'Vous pouvez encore prendre une route. Appuyez une deuxième fois pour finir quand même.',
	'ask.pass.share': 'Vous pouvez encore acheter une part. Appuyez une deuxième fois pour finir quand même.',
} as const satisfies Translation<typeof english>
