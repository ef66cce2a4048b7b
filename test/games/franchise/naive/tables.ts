/** The naive game's own copy of what is printed, in a form of its own. */

/** A region with the three values of its tile, then its places with their slots. */
const regionLines = `
northwest 7/6/1 seattle4 portland2 spokane1 boise1 pocatello1
highplains 8/5/4 conrad1 billings5 casper4 fargo1 siouxfalls1
farwest 5/4/2 sanfrancisco4 losangeles7 reno1 lasvegas1
fourcorners 10/8/5 saltlakecity1 denver4 pueblo1 flagstaff1 phoenix5 albuquerque4
gulf 5/4/2 elpaso1 oklahomacity4 dallas5 houston6
heartland 4/3/1 ogallala1 omaha4 dodgecity1 kansascity5 stlouis3 memphis1 littlerock1
greatlakes 6/4/2 minneapolis2 chicago7 detroit4 indianapolis1
northeast 6/5/4 pittsburgh2 newyork8
atlantic 5/3/2 washington6 charlotte3 raleigh1 charleston3
southeast 10/6/3 huntsville1 montgomery1 atlanta5 jacksonville2
`

/** Roads by price; each line is a place and where its roads of that price lead. */
const roadLines: Record<number, string> = {
	0: `
		seattle spokane
		portland saltlakecity
		spokane boise
		boise pocatello
		pocatello saltlakecity
		conrad billings
		billings fargo
		casper siouxfalls
		fargo minneapolis
		lasvegas flagstaff
		saltlakecity flagstaff
		pueblo phoenix
		albuquerque elpaso
		elpaso dallas
		omaha dodgecity
		stlouis memphis
		littlerock huntsville
		indianapolis charlotte
		raleigh atlanta
		huntsville montgomery
	`,
	1: `
		seattle boise conrad
		spokane conrad
		boise casper
		pocatello denver
		casper fargo
		fargo siouxfalls
		siouxfalls ogallala chicago
		sanfrancisco reno saltlakecity flagstaff
		losangeles reno lasvegas
		lasvegas albuquerque
		saltlakecity denver
		denver pueblo
		pueblo oklahomacity
		flagstaff phoenix
		elpaso oklahomacity
		oklahomacity ogallala dodgecity
		houston littlerock
		ogallala omaha dodgecity chicago
		kansascity memphis littlerock
		stlouis indianapolis
		memphis washington
		detroit indianapolis
		indianapolis pittsburgh
		washington raleigh huntsville
		raleigh charleston
		montgomery atlanta jacksonville
	`,
	3: `
		seattle portland billings
		portland sanfrancisco
		billings casper minneapolis
		phoenix albuquerque
		oklahomacity dallas
		houston jacksonville
		stlouis charlotte
		minneapolis chicago pittsburgh
		chicago detroit
		pittsburgh newyork
		washington charlotte
		charlotte charleston
	`,
	5: `
		seattle casper sanfrancisco
		casper denver oklahomacity
		sanfrancisco losangeles
		losangeles phoenix
		denver phoenix
		phoenix dallas
		albuquerque houston
		dallas houston kansascity stlouis
		houston kansascity
		omaha kansascity chicago
		kansascity washington atlanta
		stlouis detroit newyork
		chicago pittsburgh
		detroit newyork
		pittsburgh charlotte
		newyork charlotte charleston
		charleston atlanta
	`,
	8: `
		casper sanfrancisco
		losangeles denver albuquerque
		phoenix chicago
		oklahomacity kansascity
		houston omaha atlanta
		kansascity chicago charleston
		chicago newyork
	`,
}

const linesOf = (text: string): string[][] =>
	text
		.trim()
		.split('\n')
		.map((line) => line.trim().split(' '))

export interface NaivePlace {
	name: string
	region: string
	slots: number
}

export const regionNames: string[] = linesOf(regionLines).map(([name]) => name!)

export const places: NaivePlace[] = linesOf(regionLines).flatMap(([region, , ...places]) =>
	places.map((word) => ({ name: word.slice(0, -1), region: region!, slots: Number(word.at(-1)) })),
)

export interface NaiveRoad {
	ends: [string, string]
	price: number
}

export const roadList: NaiveRoad[] = Object.entries(roadLines).flatMap(([price, text]) =>
	linesOf(text).flatMap(([from, ...ends]) =>
		ends.map((to): NaiveRoad => ({ ends: [from!, to], price: Number(price) })),
	),
)

export const roadsAt = (name: string): NaiveRoad[] => roadList.filter(({ ends }) => ends.includes(name))

export const roadBetween = (a: string, b: string): NaiveRoad | undefined =>
	roadsAt(a).find(({ ends }) => ends.includes(b))

/** First, second and third entry of each region tile; `p` points, `d` dollars, `n` points beyond the track. */
export const tileWords: string[] = [
	...linesOf(regionLines).map(([, values]) => values!.replace(/\d+/g, 'p$&')),
	...`
		p12/p5/p2 p11/p7/p4 p9/p7/p5 p9/p6/p2 p9/p4/p3 p8/p7/p2 p8/p6/p4 p7/p5/p3 p7/p4/p1
		p6/p5/p2 p6/p3/p1 p5/p4/p3 d15/d10/d5 d12/d9/d6 p3+bonus/p4/p2 p3+bonus/p5/p1 n3/n1/n-1
		n2/n0/n-2 p5+development/p4/p2 p6+route/p4/p1
	`
		.trim()
		.split(/\s+/),
]

export const gone = ['farwest', 'northwest', 'highplains']

/** By number of players: up to how many slots bring 1, 2, 3 … dollars; more bring one more. */
export const incomeBands: Record<number, number[]> = {
	2: [3, 10, 16, 22, 30, 39],
	3: [2, 6, 10, 14, 20, 26],
	4: [1, 5, 9, 13, 17, 21],
	5: [1, 4, 8, 12, 15, 18],
}

export const purses: Record<number, string> = { 2: '2 4', 3: '2 3 5', 4: '3 4 6 8', 5: '3 4 5 7 9' }

/** Given towns of the learning game in turn order. */
export const lessons: Record<number, string> = {
	2: 'pueblo indianapolis / montgomery ogallala',
	3: 'flagstaff littlerock / pueblo indianapolis / montgomery ogallala',
	4: 'elpaso lasvegas / pueblo indianapolis / reno littlerock / montgomery ogallala',
	5: 'memphis spokane / elpaso lasvegas / pueblo indianapolis / reno littlerock / montgomery ogallala',
}

export const trackWords = '3 3 2 2 3 4 3 2 0 0'
export const classWords = ['2 3', '4 5 6', '7 8']

export const bonusCount = (players: number): number => (players < 4 ? 4 : 3)
