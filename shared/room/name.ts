import { ERASED } from './erased.ts'
import { MAX_NAME, type Room } from './room.ts'

// Letters of other alphabets, each above the Latin one that it is easily taken for; capitals and small ones apart.
const LOOKALIKES = [
	['АВЕЗІЈКМНОРСТУХЅЬавезіјкмнорстухѕьһԁԛԝ', 'abe3ijkmhopctyxsbabe3ijkmhopctyxsbhdqw'],
	['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχ', 'abezhikmnoptyxabeikvoptux'],
	['օսոհցѵӀǀƖ|ıɩɑɡ', 'ounhgvlllliiag'],
	['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
] as const

const latin = new Map(
	LOOKALIKES.flatMap(([letters, alike]) => [...letters].map((letter, index) => [letter, alike[index]!])),
)

/** What a name looks like from afar: names with the same skeleton are easily mixed up. Accents tell people apart. */
export function skeletonOf(name: string): string {
	const letters = [...name.normalize('NFKD')].map((letter) => latin.get(letter) ?? letter)
	const small = letters.join('').toLowerCase().replace(/ı/g, 'i')
	const bare = small.replace(/[\p{P}\p{Z}\p{Cf}\s]/gu, '').normalize('NFC')
	const alike = bare.replace(/[i1|]/g, 'l').replace(/0/g, 'o').replace(/rn/g, 'm').replace(/vv/g, 'w')
	return alike === '' ? small : alike
}

/**
 * The name, or the same with a number where somebody else at the table has it, or may come back for it; or one of some
 * others who are not at the table. Nobody is called what stands for those who were erased.
 */
export function nameApart(
	{ seats }: Pick<Room, 'seats'>,
	name: string,
	mine?: number,
	besides: readonly string[] = [],
): string {
	const others = seats.filter(({ id }) => id !== mine).flatMap((seat) => [seat.name, seat.ownerName])
	const taken = new Set([...others, ...besides].map(skeletonOf))
	for (let number = 1; ; number++) {
		const tried = number === 1 ? name : numbered(name, number)
		if (tried !== ERASED && !taken.has(skeletonOf(tried))) return tried
	}
}

function numbered(name: string, number: number): string {
	const end = ` ${number}`
	return (
		[...name]
			.slice(0, MAX_NAME - end.length)
			.join('')
			.trimEnd() + end
	)
}
