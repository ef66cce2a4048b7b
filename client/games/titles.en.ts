export default {
	'metro.name': 'Metro',
	'metro.tagline': 'Lay rails under Paris. Make your lines long — and everyone else’s short.',
	'metro.facts': '2–6 players · 30 minutes',
	'franchise.name': 'Franchise',
	'franchise.tagline':
		'Open shops across the America of the sixties. Own a city, then take the whole region.',
	'franchise.facts': '2–5 players · 60 minutes',
	'boundless.name': 'Boundless',
	'boundless.tagline': 'Race through the map in your head. Near is good — next door is dear.',
	'boundless.facts': '2–6 players · 20 minutes',
} as const
