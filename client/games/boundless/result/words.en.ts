export default {
	round: 'Round',
	perfect: { one: 'In {count} round nothing was better.', other: 'In {count} rounds nothing was better.' },
	best: 'Best round: {round}, {money} with {places}.',
	worst: 'Worst round: {round}, {money} with {places}.',
	photos: 'Photo finishes',
	photo: 'Round {round}, {place}: {first} before {second}, by {gap} ms.',
	'moment.photo': 'Photo finish of the game: {first} beat {second} to {place} in round {round}, by {gap} ms.',
	'moment.last': 'Best journey of the last round: {name}, {money} with {places}.',
} as const
