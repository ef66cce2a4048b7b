/**
 * The 24 tile types and how many of each there are, 60 in all. A code spells the four sides, north
 * first and clockwise: each letter tells how a train goes on that comes in there. With `a` it crosses the
 * tile, with `b` it leaves one side further clockwise, with `c` one side back, and `d` is a half circle.
 */
export const tileCounts: Readonly<Record<string, number>> = {
	aacb: 4,
	cbaa: 4,
	acba: 4,
	baac: 4,
	aaaa: 4,
	cbcb: 3,
	bcbc: 3,
	cccc: 2,
	bbbb: 2,
	dacc: 2,
	cdac: 2,
	ccda: 2,
	accd: 2,
	dbba: 2,
	adbb: 2,
	badb: 2,
	bbad: 2,
	ddbc: 2,
	cddb: 2,
	bcdd: 2,
	dbcd: 2,
	adad: 2,
	dada: 2,
	dddd: 2,
}
