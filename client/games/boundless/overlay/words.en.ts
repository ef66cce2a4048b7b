export default {
	study: 'Study the map',
	'study.title': 'The map',
	closed: 'The map is closed while a round is on.',
	practice: 'Practise alone',
	'practice.title': 'Practice',
} as const
