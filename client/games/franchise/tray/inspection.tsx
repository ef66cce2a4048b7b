import './inspection.css'
import { IconButton } from '../../../design/button.tsx'
import type { AboutProps } from '../about/about.tsx'
import { Told } from '../about/told.tsx'
import { franchiseWords } from '../words.en.ts'

/** What somebody asked about, in the place of what could be chosen: the map keeps its size. */
export const Inspection = (props: AboutProps) => (
	<section class="franchise-inspection" data-kind={props.told.kind} aria-live="polite">
		<IconButton
			icon="close"
			label={franchiseWords.t('close')}
			onClick={() => {
				props.attention.inspected.value = undefined
				props.attention.pointed.value = undefined
			}}
		/>
		<Told {...props} />
	</section>
)
