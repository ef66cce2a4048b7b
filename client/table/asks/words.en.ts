export default {
	question: '{name} asks to play on for {seat}.',
	yes: 'Yes',
	no: 'No',
} as const
