/** Signs for what players have, on a grid of 12. */
const glyphs = {
	franchise: 'M1.500 6 6 1.800 10.500 6V10.500H1.500Z',
	bonus:
		'M6 .8 7.600 4.300 11.400 4.700 8.600 7.300 9.400 11 6 9.100 2.600 11 3.400 7.300 .6 4.700 4.400 4.300Z',
	development: 'M6 .8 11.200 6 6 11.200 .8 6Z',
	route: 'M1 4H7V1.200L11.500 6 7 10.800V8H1Z',
} as const

export const Glyph = ({ name, size = 12 }: { name: keyof typeof glyphs; size?: number }) => (
	<svg class="franchise-glyph" viewBox="0 0 12 12" width={size} height={size} aria-hidden="true">
		<path d={glyphs[name]} />
	</svg>
)
