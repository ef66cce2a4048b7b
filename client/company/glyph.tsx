import type { glyphs } from './glyphs.ts'

interface GlyphProps {
	glyph: (typeof glyphs)[number]
	size?: number
}

export const Glyph = ({ glyph: { path }, size = 28 }: GlyphProps) => (
	<svg
		class="icon"
		viewBox="0 0 24 24"
		width={size}
		height={size}
		fill="none"
		stroke="currentColor"
		stroke-width="2"
		stroke-linecap="round"
		stroke-linejoin="round"
		aria-hidden="true"
	>
		<path d={path} />
	</svg>
)
