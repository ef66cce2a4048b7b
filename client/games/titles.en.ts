export default {
	'metro.name': 'Metro',
	'metro.tagline': 'Lay rails under Paris. Make your lines long — and everyone else’s short.',
	'metro.facts': '2–6 players · 30 minutes',
	'boundless.name': 'Boundless',
	'boundless.tagline': 'Race through the map in your head. Near is good — next door is dear.',
	'boundless.facts': '2–6 players · 20 minutes',
} as const
