const FACE = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z'
const EYES = 'M9 9.500v.500M15 9.500v.500'

/** What people can say without a word, by the number that travels: strokes of our own, like all icons. */
export const glyphs = [
	{
		name: 'good',
		path: 'M7 11v9H4V11ZM7 11l4-8c2 0 2.500 1.500 2.200 3L12.500 9H19a2 2 0 0 1 2 2.300l-1.200 7A2 2 0 0 1 17.800 20H7',
	},
	{
		name: 'love',
		path: 'M12 20C5 15 3 11.800 3 8.500a4.500 4.500 0 0 1 9-1.200a4.500 4.500 0 0 1 9 1.200C21 11.800 19 15 12 20Z',
	},
	{
		name: 'laugh',
		path: `${FACE}M7.500 10l1.500-1.500 1.500 1.500M13.500 10l1.500-1.500 1.500 1.500M7.500 13.500h9a4.500 4.500 0 0 1-9 0Z`,
	},
	{ name: 'wow', path: `${FACE}${EYES}M10 15.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z` },
	{ name: 'sad', path: `${FACE}${EYES}M8.500 16.500c1.500-2.500 5.500-2.500 7 0` },
	{ name: 'think', path: `${FACE}${EYES}M9 15.800l5.500-.800M13.500 6.700l3-.700` },
	{
		name: 'hurry',
		path: 'M6 3H18M6 21H18M7.500 3c0 5 4.500 6 4.500 9s-4.500 4-4.500 9M16.500 3c0 5-4.500 6-4.500 9s4.500 4 4.500 9',
	},
	{
		name: 'bravo',
		path: 'M7 3H17V9a5 5 0 0 1-10 0ZM7 5H3.500c0 3.500 1.300 5 4 5.500M17 5h3.500c0 3.500-1.300 5-4 5.500M12 14v4M8 21h8M9.500 21c0-2 1-3 2.500-3s2.500 1 2.500 3',
	},
] as const
