import { type IconName, icons } from './icons.ts'

/** A picture beside words; whoever uses one alone labels the control. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
	<svg
		class="icon"
		viewBox="0 0 24 24"
		width={size}
		height={size}
		fill="none"
		stroke="currentColor"
		stroke-width="2"
		stroke-linecap="round"
		stroke-linejoin="round"
		aria-hidden="true"
	>
		<path d={icons[name]} />
	</svg>
)
