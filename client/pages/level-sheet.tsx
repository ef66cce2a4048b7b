import './level-sheet.css'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import type { GameLobby } from '../games/game.ts'
import { levelWords } from './level-sheet.en.ts'

interface LevelSheetProps {
	open: boolean
	title: string
	lobby: GameLobby | undefined // of the game that they would play
	note?: string | undefined // what holds as long as nothing is chosen
	chosen?: string
	choose: (level: string) => void
	onClose: () => void
}

/** What a bot of that level is called. */
export const levelName = (level: string): string => levelWords.find(`level.${level}`) ?? level

/** The bots of a game, from the weakest on, and what each is like. */
export const LevelSheet = ({ open, title, lobby, note, chosen, choose, onClose }: LevelSheetProps) => (
	<Sheet open={open} title={title} onClose={onClose}>
		<div class="levels">
			{note && <p class="soft">{note}</p>}
			{lobby?.bots.map((bot) => (
				<Button
					key={bot}
					wide
					icon="bot"
					aria-current={bot === chosen || undefined}
					onClick={() => choose(bot)}
				>
					<b>{levelName(bot)}</b> <small>{lobby.bot(bot)}</small>
				</Button>
			))}
		</div>
	</Sheet>
)
