import './play-button.css'
import { BOTS } from '../../app/intents.ts'
import { Button } from '../../design/button.tsx'
import { homeWords } from './words.en.ts'

interface PlayButtonProps {
	game: string // its name
	busy: boolean
	play: () => void
}

/** At once, against bots. */
export const PlayButton = ({ game, busy, play }: PlayButtonProps) => (
	<Button
		kind="primary"
		busy={busy}
		aria-label={homeWords.t('home.play.about', { game, count: BOTS })}
		onClick={play}
	>
		{homeWords.t('home.play')}{' '}
		<small class="play-button-bots">{homeWords.t('home.play.bots', { count: BOTS })}</small>
	</Button>
)
