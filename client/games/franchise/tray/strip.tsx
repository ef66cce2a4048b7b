import './strip.css'
import type { ComponentChildren } from 'preact'
import { IconButton } from '../../../design/button.tsx'
import type { Attention } from '../attention.ts'
import { franchiseWords } from '../words.en.ts'

type StripProps = Pick<Attention, 'isUnfolded'> & { children: ComponentChildren }

/** What there is to say about a choice, in two lines; pressed, all of it, over the map. */
export function Strip({ isUnfolded: isOpen, children }: StripProps) {
	return (
		<section class="franchise-strip" data-open={isOpen.value || undefined} aria-live="polite">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may be longer than its room; the keyboard scrolls it */}
			<div class="franchise-strip-text" tabIndex={0}>
				{children}
				<small class="franchise-strip-legend">{franchiseWords.t('strip.legend')}</small>
			</div>
			<IconButton
				icon="down"
				label={franchiseWords.t(isOpen.value ? 'strip.less' : 'strip.more')}
				aria-expanded={isOpen.value}
				onClick={() => {
					isOpen.value = !isOpen.peek()
				}}
			/>
		</section>
	)
}
