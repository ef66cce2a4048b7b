import type { Chapter } from '../../games/game.ts'
import { placeAfter, placeBefore } from './chapters.ts'
import { PictureButton } from './picture-button.tsx'
import { Scrubber } from './scrubber.tsx'
import { useKeys } from './use-keys.ts'
import { type Reel, SPEEDS, usePlaying } from './use-playing.ts'
import { replayWords } from './words.en.ts'

interface ControlsProps extends Reel {
	chapters: readonly Chapter[]
	skip: () => void // to the position at once, without showing the way
}

/** Step, scrub, play, faster. */
export function Controls({ chapters, skip, ...reel }: ControlsProps) {
	const { position, count, isPlaying, speed } = reel
	const { t } = replayWords
	const at = position.value
	usePlaying(reel)

	const go = (to: number) => {
		isPlaying.value = false
		const next = Math.min(count, Math.max(0, to))
		const near = next === position.peek() + 1
		position.value = next
		if (!near) skip()
	}
	const toggle = () => {
		if (position.peek() === count) position.value = 0
		isPlaying.value = !isPlaying.peek()
	}
	const back = () => go(position.peek() - 1)
	const next = () => go(position.peek() + 1)
	const start = () => go(placeBefore(chapters, position.peek()))
	const end = () => go(placeAfter(chapters, position.peek(), count))
	useKeys({ ArrowLeft: back, ArrowRight: next, ' ': toggle, Home: () => go(0), End: () => go(count) })

	return (
		<section class="dock controls">
			<Scrubber at={at} count={count} chapters={chapters} go={go} />
			<div class="controls-keys">
				<PictureButton
					picture="start"
					label={chapters.length > 0 ? t('chapter.back') : t('start')}
					disabled={at === 0}
					act={start}
				/>
				<PictureButton
					picture="back"
					label={t('back')}
					shortcut={['ArrowLeft', '←']}
					disabled={at === 0}
					act={back}
				/>
				<PictureButton
					picture={isPlaying.value ? 'pause' : 'play'}
					label={t(isPlaying.value ? 'pause' : 'play')}
					shortcut={['Space', t('key.space')]}
					act={toggle}
				/>
				<PictureButton
					picture="next"
					label={t('next')}
					shortcut={['ArrowRight', '→']}
					disabled={at === count}
					act={next}
				/>
				<PictureButton
					picture="end"
					label={chapters.length > 0 ? t('chapter.next') : t('end')}
					disabled={at === count}
					act={end}
				/>
				<button
					type="button"
					class="controls-speed"
					aria-label={t('speed', { times: SPEEDS[speed.value]! })}
					onClick={() => {
						speed.value = (speed.peek() + 1) % SPEEDS.length
					}}
				>
					{SPEEDS[speed.value]}×
				</button>
			</div>
		</section>
	)
}
