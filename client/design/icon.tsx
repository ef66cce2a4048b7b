import { type IconName, icons } from './icons.ts'
import { Outline } from './outline.tsx'

/** A picture beside words; whoever uses one alone labels the control. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
	<Outline path={icons[name]} size={size} />
)
