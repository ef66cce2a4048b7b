/** The tiles of which four cover the Central Station; the drawings are ours. */
export const centralTiles: readonly string[] = [
	'aaaa',
	'cccc',
	'bbbb',
	'cbcb',
	'aacb',
	'dacc',
	'dbba',
	'adad',
]
