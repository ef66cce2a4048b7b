import './here-button.css'
import { Icon } from '../../design/icon.tsx'
import type { ClientGame } from '../../games/game.ts'
import { homeWords } from './words.en.ts'

interface HereButtonProps {
	game: ClientGame
	name: string // of the game
	busy: boolean
	play: () => void
}

/** On this device alone; what that means stands below it. */
export function HereButton({ game, name, busy, play }: HereButtonProps) {
	const how = homeWords.t(game.atOnce ? 'home.here.alone' : 'home.here.shared')
	return (
		<button
			type="button"
			class="rules-link"
			aria-busy={busy}
			aria-label={homeWords.t('home.here.about', { how, game: name })}
			onClick={play}
		>
			<Icon name="person" size={20} />
			<span>
				{homeWords.t('home.here')} <small class="here-button-how">{how}</small>
			</span>
		</button>
	)
}
