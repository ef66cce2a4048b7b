/** What an install brings: as package.json, package-lock.json, the installed packages and the document tell it. */
export interface Supply {
	direct: readonly string[] // named by package.json
	licences: ReadonlyMap<string, string> // of every installed package, as it says itself
	scripts: readonly string[] // packages that run something when they are installed
	allowed: readonly string[] // to do so
	document: string
}

export interface Finding {
	code:
		| 'no-entry'
		| 'no-such-dependency'
		| 'no-reason'
		| 'other-licence'
		| 'new-licence'
		| 'unused-licence'
		| 'new-script'
		| 'unused-permission'
	about: string
}

interface Entry {
	name: string
	licence: string
	reason: string
}

/** Rows such as "| `yjs` | MIT | the documents |". */
const entriesIn = (document: string): Entry[] =>
	[...document.matchAll(/^\| `([^`]+)` \| ([^|]+) \|([^|\n]*)\|$/gm)].map(
		([, name = '', licence = '', reason = '']) => ({ name, licence, reason: reason.trim() }),
	)

/** Points such as "- MPL-2.0: …". */
const licencesIn = (document: string): string[] =>
	[...document.matchAll(/^- ([^:\n]+): /gm)].map(([, licence = '']) => licence)

/** All that is not as the document says. */
export function judgeSupply({ direct, licences, scripts, allowed, document }: Supply): Finding[] {
	const entries = entriesIn(document)
	const named = entries.map(({ name }) => name)
	const known = new Set(licencesIn(document))
	const met = new Set(licences.values())
	const find = (code: Finding['code'], about: readonly string[]) => about.map((one) => ({ code, about: one }))
	return [
		...find('no-entry', without(direct, named)),
		...find('no-such-dependency', without(named, direct)),
		...find('no-reason', namesOf(entries.filter(({ reason }) => reason === ''))),
		...find('other-licence', namesOf(entries.filter((one) => differs(one, licences.get(one.name))))),
		...find(
			'new-licence',
			[...licences].filter(([, licence]) => !known.has(licence)).map((pair) => pair.join(': ')),
		),
		...find('unused-licence', without([...known], [...met])),
		...find('new-script', without(scripts, allowed)),
		...find('unused-permission', without(allowed, scripts)),
	]
}

const differs = ({ licence }: Entry, told: string | undefined): boolean =>
	told !== undefined && licence !== told

const namesOf = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name)

const without = (names: readonly string[], others: readonly string[]): string[] =>
	names.filter((name) => !others.includes(name))
