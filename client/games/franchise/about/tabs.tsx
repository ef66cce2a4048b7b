import type { Attention } from '../attention.ts'
import type { FranchiseStage } from '../staging.ts'
import { aboutWords } from './words.en.ts'

interface TabsProps extends Pick<FranchiseStage, 'view'> {
	attention: Attention
}

/** What lies on the table for everybody, one beside the other. */
export function Tabs({ view, attention: { inspected } }: TabsProps) {
	const { milestones } = view.value.table.options
	const kinds = milestones ? (['regions', 'milestones', 'track'] as const) : (['regions', 'track'] as const)
	return (
		<div class="franchise-about-tabs">
			{kinds.map((kind) => (
				<button
					key={kind}
					type="button"
					class="franchise-standing-opener"
					aria-pressed={inspected.value?.kind === kind}
					onClick={() => {
						inspected.value = { kind }
					}}
				>
					{aboutWords.t(`tab.${kind}`)}
				</button>
			))}
		</div>
	)
}
