import './meeting-place.css'
import { Button } from '../../design/button.tsx'

interface MeetingPlaceProps {
	title: string
	text: string
	label: string
	busy?: boolean
	go: () => void
	instead?: { label: string; go: () => void } // where there is a choice: above, where nobody's finger was
}

/** Leads from a table between devices to the one online where its game goes on. */
export const MeetingPlace = ({ title, text, label, busy = false, go, instead }: MeetingPlaceProps) => (
	<section class="meeting-place" aria-labelledby="meeting-place">
		<h2 id="meeting-place">{title}</h2>
		<p>{text}</p>
		{instead && (
			<Button wide onClick={instead.go}>
				{instead.label}
			</Button>
		)}
		<Button kind="primary" wide busy={busy} onClick={go}>
			{label}
		</Button>
	</section>
)
