import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import { regionDrawings } from '../../../../shared/games/franchise/drawing/regions.ts'

/** A region that is talked about, or about to score. */
export const RegionOutline = ({ region }: { region: RegionId }) => (
	<polygon class="franchise-region-outline" points={regionDrawings[region].outline} />
)
