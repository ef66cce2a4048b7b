import './finish.css'
import type { Space } from '../../../../shared/games/boundless/table.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { identitiesOf } from '../colours.ts'
import type { BoundlessStage } from '../stage.ts'
import { tokensOfRound } from '../verdict/placed-tokens.ts'
import { tellFinish } from '../verdict/tell-finish.ts'

/** Where several wanted the same card: who came when, the first first. */
export function Finish({ stage, space }: { stage: BoundlessStage; space: Space }) {
	const { table } = stage.view.value
	const stack = table.stacks[space]!
	const finish = tellFinish(space, stack, tokensOfRound(stage.entries.value, table))
	if (finish.length === 0) return null
	const identities = identitiesOf(table, stage.players.value)
	return (
		<span class="boundless-finish">
			<span class="boundless-finish-list" style={{ '--count': finish.length }}>
				{finish.map((text, level) => (
					<span key={level}>
						<PlayerShape identity={identities[stack[level]!]!} size={14} />
						{text}
					</span>
				))}
			</span>
		</span>
	)
}
