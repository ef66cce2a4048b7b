import { IconButton } from '../../../design/button.tsx'
import { Told } from '../about/told.tsx'
import type { FranchisePlay, Inspected } from '../play.ts'
import { franchiseWords } from '../words.en.ts'

/** What somebody asked about, in the place of what could be chosen: the map keeps its size. */
export const Inspection = ({ play, told }: { play: FranchisePlay; told: Inspected }) => (
	<section class="franchise-inspection" data-kind={told.kind} aria-live="polite">
		<IconButton
			icon="close"
			label={franchiseWords.t('close')}
			onClick={() => {
				play.inspected.value = undefined
				play.pointed.value = undefined
			}}
		/>
		<Told play={play} told={told} />
	</section>
)
