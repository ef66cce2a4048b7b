import './tag.css'
import '../../../design/player.css'
import { shapeOf } from '../../../design/identity.ts'

/** A luggage tag: the token of a colour, and of its shape. */
export const Tag = ({ identity, mine = false }: { identity: number; mine?: boolean }) => (
	<svg
		class="boundless-tag"
		data-player={identity}
		data-mine={mine || undefined}
		viewBox="-2 -2 52 32"
		aria-hidden="true"
	>
		<path
			class="boundless-tag-body"
			d="M12 0H43a5 5 0 0 1 5 5V23a5 5 0 0 1-5 5H12a5 5 0 0 1-3.4-1.4L1.6 19.4A5 5 0 0 1 0 16V12A5 5 0 0 1 1.6 8.4L8.6 1.4A5 5 0 0 1 12 0Z"
		/>
		<circle class="boundless-tag-hole" cx="9" cy="14" r="3.2" />
		<path
			class="boundless-tag-mark"
			d={shapeOf(identity)}
			fill-rule="evenodd"
			transform="translate(29 14) scale(.82)"
		/>
	</svg>
)
