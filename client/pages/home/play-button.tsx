import './play-button.css'
import { botsFor } from '../../app/intents.ts'
import { Button } from '../../design/button.tsx'
import type { ClientGame } from '../../games/game.ts'
import { homeWords } from './words.en.ts'

interface PlayButtonProps {
	game: ClientGame
	name: string
	busy: boolean
	play: () => void
}

/** At once, against bots. */
export const PlayButton = ({ game, name, busy, play }: PlayButtonProps) => (
	<Button
		kind="primary"
		busy={busy}
		aria-label={homeWords.t('home.play.about', { game: name, count: botsFor(game) })}
		onClick={play}
	>
		{homeWords.t('home.play')}{' '}
		<small class="play-button-bots">{homeWords.t('home.play.bots', { count: botsFor(game) })}</small>
	</Button>
)
