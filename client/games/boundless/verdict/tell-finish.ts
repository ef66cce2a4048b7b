import type { Colour, Space } from '../../../../shared/games/boundless/table.ts'
import { boundlessWords } from '../words.en.ts'
import { hundredthsOf, type PlacedToken } from './placed-tokens.ts'
import { tellSeconds } from './tell-seconds.ts'

/**
 * A stack in words, from the bottom up: when the first came, then by how much each was later than the one under it.
 * Nothing where only one player is there; and who came within one frame is told that the draw decided.
 */
export function tellFinish(space: Space, stack: readonly Colour[], tokens: readonly PlacedToken[]): string[] {
	const here = tokens.filter((token) => token.space === space)
	const placed = stack.flatMap((colour) => here.find((token) => token.colour === colour) ?? [])
	if (placed.length < stack.length || new Set(placed.map(({ seat }) => seat)).size < 2) return []
	return placed.map((token, level) => {
		const under = placed[level - 1]
		if (!under) return boundlessWords.t('finish.first', { seconds: tellSeconds(hundredthsOf(token)) })
		const later = hundredthsOf(token) - hundredthsOf(under)
		return later === 0
			? boundlessWords.t(token.seat === under.seat ? 'finish.own' : 'finish.tie')
			: boundlessWords.t('finish.later', { seconds: tellSeconds(later) })
	})
}
