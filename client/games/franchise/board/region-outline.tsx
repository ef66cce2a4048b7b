import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import { regionDrawings } from '../../../../shared/games/franchise/drawing/regions.ts'

interface RegionOutlineProps {
	region: RegionId
	isChoice?: boolean // it can be chosen, or was; else it is talked about, or about to score
}

export const RegionOutline = ({ region, isChoice = false }: RegionOutlineProps) => (
	<polygon
		class={isChoice ? 'franchise-choice-region' : 'franchise-region-outline'}
		points={regionDrawings[region].outline}
	/>
)
