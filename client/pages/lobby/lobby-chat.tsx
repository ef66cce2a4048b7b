import { useSignal } from '@preact/signals'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { lazily } from '../../design/lazily.tsx'
import { Sheet } from '../../design/sheet.tsx'
import { heardBy } from '../../room/muted.ts'
import { useFreshChat } from '../../table/fresh-chat.ts'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

const Chat = lazily(async () => {
	await import('../../table/panels/log-and-chat.css')
	return (await import('../../table/panels/chat.tsx')).Chat
})

const ShownReactions = lazily(
	async () => (await import('../../company/shown-reactions.tsx')).ShownReactions,
	() => null,
)

/** The same talk as at the table: what was said last, and the way to the rest. It loads when it is opened. */
export function LobbyChat({ connection }: { connection: Connection }) {
	const open = useSignal(false)
	const read = useSignal(0)
	const lines = heardBy(connection)
	const last = lines.at(-1)
	useFreshChat(connection) // says it to whoever cannot see it
	if (open.value && last) read.value = last.n
	const count = lines.filter(({ n }) => n > read.value).length
	return (
		<>
			<div class="lobby-chat">
				<p class="soft">
					{last ? (
						<>
							<strong>{last.name}</strong> {last.text}
						</>
					) : (
						t('lobby.chat.none')
					)}
				</p>
				<Button
					icon="chat"
					aria-haspopup="dialog"
					onClick={() => {
						open.value = true
					}}
				>
					{count > 0 ? t('lobby.chat.new', { count }) : t('lobby.chat')}
				</Button>
			</div>
			<Sheet
				open={open.value}
				title={t('lobby.chat')}
				onClose={() => {
					open.value = false
				}}
			>
				<div class="lobby-talk">
					<Chat
						connection={connection}
						onReact={() => {
							open.value = false
						}}
					/>
				</div>
			</Sheet>
			{connection.reaction.value && <ShownReactions connection={connection} />}
		</>
	)
}
