export default {
	title: '{game}: the rules',
} as const
