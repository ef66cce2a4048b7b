import './support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import type { Words } from '../../client/i18n/phrase.ts'
import { captionsOf, courseOf, lessonFiles } from '../support/lessons.ts'

type WordFile = { default: Words }

type Files = Record<string, () => Promise<WordFile>>

const open = (files: Files) =>
	Promise.all(Object.entries(files).map(async ([path, load]) => ({ path, words: (await load()).default })))

/** What lessons say, by where it stands in them. */
const captions = (language: 'en' | 'fr') =>
	lessonFiles.map((file) => {
		const said = captionsOf(courseOf(file)).map((caption, index) => [`caption ${index}`, caption[language]])
		return { path: `/games/${file.game}/lessons/${file.name}`, words: Object.fromEntries(said) as Words }
	})

const files = {
	en: [
		...(await open(import.meta.glob<WordFile>('../../client/{games,rules,table}/**/*.en.ts'))),
		...captions('en'),
	],
	fr: [
		...(await open(import.meta.glob<WordFile>('../../client/{games,rules,table}/**/*.fr.ts'))),
		...captions('fr'),
	],
}

/** One word for each thing, in prompt, log, rules and result: what it is called, and what it is not. */
const glossary: readonly (readonly [
	language: 'en' | 'fr',
	game: 'metro' | 'franchise' | 'boundless' | 'every game',
	word: string,
	others: RegExp,
])[] = [
	['en', 'every game', 'you must lay the tile you draw', /\bwho has drawn|\bmust lay what\b/i],
	['en', 'every game', 'expensive', /\bdear(er|est)?\b/i],
	['en', 'metro', 'no tile lies there yet', /\bfirst tile\b/i],
	['en', 'metro', 'Central Station, north rail 1', /\bcentral rail (north|east|south|west|\{side\})/i],
	['en', 'metro', 'place a wagon', /\bput(ting)? (it|a wagon|your wagon|its wagon)\b/i],
	['en', 'boundless', 'neighbours', /\badjacen/i],
	['en', 'boundless', 'border', /\bcrossings?\b/i],
	['en', 'boundless', 'Stay home', /\barmchair|\bspace 40\b/i],
	['en', 'boundless', 'two centre cards', /\btwo ends\b/i],
	['en', 'boundless', 'round', /\bturned? (a)?round\b/i],
	['en', 'franchise', 'develop', /\b(go|goes|went) (any|some)where\b|\bwithout a new place\b/i],
	['en', 'franchise', 'buy a share', /\b(take|takes|took) (a|one more) (market )?share\b/i],
	['en', 'franchise', 'out of the game', /\b(closed|blocked) regions?\b/i],
	['fr', 'every game', 'il faut poser la tuile piochée', /\bqui a pioché\b/i],
	['fr', 'metro', 'achevée', /lignes? (est|sont|serait) finies?\b/i],
	['fr', 'metro', 'Gare centrale, voie nord 1', /voie centrale (nord|sud|est|ouest|\{side\})/i],
	['fr', 'metro', 'pas encore de tuile', /première tuile/i],
	['fr', 'boundless', 'rester chez soi', /\bfauteuil|\bà la maison\b|\bcase 40\b/i],
	['fr', 'boundless', 'bourse', /\ben poche\b/i],
	['fr', 'boundless', 'revenu', /\bversement/i],
	['fr', 'boundless', 'deux cartes au centre', /\bdeux bouts\b/i],
	['fr', 'franchise', 'emplacement libre', /\bplaces? vides?\b|\bemplacements? vides?\b/i],
	['fr', 'franchise', 'décomptée', /évalué|\bse décompte/i],
	['fr', 'franchise', 'se développer', /\bavan(c|ç)/i],
	['fr', 'franchise', 'fermer une région', /\bachev/i],
	['fr', 'franchise', 'atteindre un jalon', /\bfranchi[rt]?\b/i],
	['fr', 'franchise', 'acheter une part', /\bpren(dre|ez|d) une part\b|\bprenez-y/i],
	['fr', 'franchise', 'hors jeu', /\brégions? fermées?\b/i],
]

describe.each(glossary)('in %s, at a table of %s, “%s” has no other name', (language, game, _, others) => {
	const own = files[language].filter(({ path }) => game === 'every game' || path.includes(`/games/${game}/`))

	test('in any of its words', () => {
		expect(own.length).toBeGreaterThan(0)
		const found = own.flatMap(({ path, words }) =>
			Object.entries(words).flatMap(([key, phrase]) =>
				(typeof phrase === 'string' ? [phrase] : Object.values(phrase))
					.filter((text) => others.test(text.replaceAll(/\{(?!side)\w+\}/g, '')))
					.map((text) => `${path} ${key}: ${text}`),
			),
		)
		expect(found).toEqual([])
	})
})
