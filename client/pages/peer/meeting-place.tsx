import './meeting-place.css'
import { Button } from '../../design/button.tsx'

interface MeetingPlaceProps {
	title: string
	text: string
	label: string
	busy?: boolean
	go: () => void
}

/** Leads from a table between devices to the one online where its game goes on. */
export const MeetingPlace = ({ title, text, label, busy = false, go }: MeetingPlaceProps) => (
	<section class="meeting-place" aria-labelledby="meeting-place">
		<h2 id="meeting-place">{title}</h2>
		<p>{text}</p>
		<Button kind="primary" wide busy={busy} onClick={go}>
			{label}
		</Button>
	</section>
)
