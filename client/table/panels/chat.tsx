import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { MAX_TEXT } from '../../../shared/room/chat.ts'
import { isLocalCode } from '../../app/room-code.ts'
import { IntroduceForm } from '../../company/introduce-form.tsx'
import { ReactionBar } from '../../company/reaction-bar.tsx'
import { Watchers } from '../../company/watchers.tsx'
import type { Connection } from '../../connection/connection.ts'
import { IconButton } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import { explainLater } from '../../i18n/explain-later.ts'
import { heardBy } from '../../room/muted.ts'
import { RuleLink } from '../../rules/rule-link.tsx'
import { panelWords } from './words.en.ts'

/** What people say to each other. */
export function Chat({
	connection,
	onReact,
}: {
	connection: Connection
	onReact?: (() => void) | undefined
}) {
	const list = useRef<HTMLOListElement>(null)
	const lines = heardBy(connection)
	const room = connection.room.value
	const seats = room?.seats ?? []
	const isSeated = typeof connection.you.value === 'number'
	const isNamed = connection.name.value !== undefined

	useLayoutEffect(() => {
		if (list.current) list.current.scrollTop = list.current.scrollHeight
	}, [lines.at(-1)?.n])

	return (
		<section class="chat">
			<h2>{panelWords.t('chat.title')}</h2>
			{lines.length === 0 ? (
				<p class="soft">{panelWords.t('chat.empty')}</p>
			) : (
				<ol ref={list} class="chat-lines">
					{lines.map(({ n, seat, name, text }) => (
						<li key={n}>
							{seat < 0 ? (
								<Icon name="eye" size={14} />
							) : (
								<PlayerShape identity={seats.find(({ id }) => id === seat)?.colour ?? 5} size={14} />
							)}
							<p>
								<strong>{name}</strong> {text}
							</p>
						</li>
					))}
				</ol>
			)}
			{isSeated || (room?.openChat && isNamed) ? (
				<>
					<ChatForm connection={connection} />
					{!isLocalCode(room?.code ?? '') && <ReactionBar connection={connection} onDone={onReact} />}
				</>
			) : room?.openChat ? (
				<IntroduceForm connection={connection} />
			) : (
				<p class="soft">{panelWords.t('chat.watching')}</p>
			)}
			{room && !isLocalCode(room.code) && <Watchers connection={connection} room={room} />}
		</section>
	)
}

function ChatForm({ connection }: { connection: Connection }) {
	const text = useSignal('')
	const refusal = useSignal<{ why: string; code: string } | undefined>(undefined)
	const room = connection.room.value
	const send = async (event: Event) => {
		event.preventDefault()
		const said = text.peek().trim()
		if (said === '') return
		text.value = ''
		refusal.value = undefined
		const refused = await connection.send('chat', { text: said })
		if (!refused) return
		text.value = said
		refusal.value = { why: await explainLater(refused), code: refused.rejected }
	}
	return (
		<form class="chat-form" onSubmit={send}>
			<input
				type="text"
				aria-label={panelWords.t('chat.text')}
				placeholder={panelWords.t('chat.text')}
				maxLength={MAX_TEXT}
				value={text.value}
				autocomplete="off"
				enterkeyhint="send"
				onInput={(event) => {
					text.value = event.currentTarget.value
				}}
			/>
			<IconButton icon="arrow" type="submit" label={panelWords.t('chat.send')} />
			{/* Where it was written: elsewhere it would lie behind the sheet. */}
			<p class="chat-refused" role="status">
				{refusal.value?.why}{' '}
				{refusal.value && room && <RuleLink game={room.game} code={refusal.value.code} />}
			</p>
		</form>
	)
}
