import { useSignal } from '@preact/signals'
import type { Connection } from '../../connection/connection.ts'
import { Button, IconButton } from '../../design/button.tsx'
import type { GameLobby } from '../../games/game.ts'
import { tell } from '../../room/tell.tsx'
import { LevelSheet } from '../level-sheet.tsx'
import { lobbyWords } from './words.en.ts'

interface BotButtonProps {
	connection: Connection
	lobby: GameLobby | undefined
}

const { t } = lobbyWords

/** Seats a bot: the usual one at once, another after a look at what there is. */
export function BotButton({ connection, lobby }: BotButtonProps) {
	const choosing = useSignal(false)
	const add = (bot?: string) => {
		choosing.value = false
		return tell(connection, 'add-bot', bot === undefined ? {} : { bot })
	}
	return (
		<div class="bot-button">
			<Button icon="bot" onClick={() => add()}>
				{t('lobby.bot.add')}
			</Button>
			<IconButton
				icon="down"
				label={t('lobby.bot.choose')}
				aria-haspopup="dialog"
				disabled={!lobby}
				onClick={() => {
					choosing.value = true
				}}
			/>
			<LevelSheet
				open={choosing.value}
				title={t('lobby.bot.choose')}
				lobby={lobby}
				choose={add}
				onClose={() => {
					choosing.value = false
				}}
			/>
		</div>
	)
}
