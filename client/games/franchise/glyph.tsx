/** Signs for what players have, on a grid of 12. A tile is a square with a picture cut out: no player has such a sign. */
const glyphs = {
	franchise: 'M1.500 6 6 1.800 10.500 6V10.500H1.500Z',
	bonus:
		'M1 1H11V11H1ZM6 2.200 4.900 4.700 2.200 5 4.200 6.800 3.600 9.500 6 8.100 8.400 9.500 7.800 6.800 9.800 5 7.100 4.700Z',
	development:
		'M1 1H11V11H1ZM2.300 8.300V9.700H5.300L8.200 4.200V6.200H9.600V2.300H5.700V3.700H7.200L4.500 8.300Z',
	route: 'M1 1H11V11H1ZM2.200 5V7H6.200V9.200L9.800 6 6.200 2.800V5Z',
} as const

export const Glyph = ({ name, size = 12 }: { name: keyof typeof glyphs; size?: number }) => (
	<svg class="franchise-glyph" viewBox="0 0 12 12" width={size} height={size} aria-hidden="true">
		<path d={glyphs[name]} fill-rule="evenodd" />
	</svg>
)
