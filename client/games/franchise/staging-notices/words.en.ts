export default {
	'put-back': 'Put back: {things}.',
	'put-back.dear': 'Put back: {things}. {money} is all you have.',
	'put-back.share': { one: 'share in {places}', other: 'shares in {places}' },
	'put-back.again': 'second share in {place}',
	'put-back.go': 'way to {place}',
	'ask.pass': 'You can still go somewhere. Press once more to end your turn all the same.',
	'ask.pass.share': 'You can still take a share. Press once more to end your turn all the same.',
} as const
