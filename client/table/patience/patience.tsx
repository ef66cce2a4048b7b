import '../panels/asked.css'
import './patience.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { NUDGE_AFTER, NUDGE_EVERY, STAND_IN_AFTER } from '../../../shared/room/nudge.ts'
import { PROPOSAL_LASTS, type Proposal } from '../../../shared/room/proposal.ts'
import type { RoomView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { announce } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import { listOf } from '../../i18n/list-of.ts'
import { seatOf } from '../../room/seats.ts'
import { tell } from '../../room/tell.tsx'
import { useMoment } from '../panels/use-moment.ts'
import type { TableModel } from '../table-model.ts'
import { useLookAt } from './load-patience.tsx'
import { propose } from './propose.ts'
import { useComeBack } from './use-come-back.ts'
import { useNudges } from './use-nudges.ts'
import { patienceWords } from './words.en.ts'

export interface PatienceProps {
	connection: Connection
	table: TableModel
	isAside?: boolean // the same is shown elsewhere, which makes itself heard
	children?: ComponentChildren // what is shown while there is nothing to say
}

const { t } = patienceWords

/** Why the game does not go on, and what can be done about it. */
export function Patience(props: PatienceProps) {
	const { connection, table, isAside = false, children } = props
	useNudges(connection, !isAside)
	useComeBack(connection, !isAside)
	const room = connection.room.value
	const proposal = useProposal(connection, room)
	if (room?.phase !== 'playing') return <>{children}</>
	if (proposal) return <Proposed key={proposal.id} connection={connection} room={room} proposal={proposal} />
	if (connection.table.value?.now.paused) return <Paused connection={connection} />
	return (
		<Waiting connection={connection} table={table} room={room}>
			{children}
		</Waiting>
	)
}

const nowOf = ({ clockOffset }: Connection): number => Date.now() + clockOffset()

function useProposal(connection: Connection, room: RoomView | undefined): Proposal | undefined {
	const proposal = room?.proposal
	const until = proposal && proposal.at + PROPOSAL_LASTS
	useLookAt(connection, until)
	return until !== undefined && nowOf(connection) < until ? proposal : undefined
}

interface LineProps {
	text: string
	children?: ComponentChildren // buttons
}

/** Read out where it is shown. */
function Line({ text, children }: LineProps) {
	const here = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (here.current?.offsetParent) announce(text)
	}, [text])
	return (
		<div class="asked patience" ref={here}>
			<p>{text}</p>
			{children}
		</div>
	)
}

interface ProposedProps {
	connection: Connection
	room: RoomView
	proposal: Proposal
}

/** A question to everybody: whoever has answered sees who has not. */
function Proposed({ connection, room, proposal }: ProposedProps) {
	const isReady = useMoment()
	const you = connection.you.value
	const { what, by, seat, yes, no = [] } = proposal
	const about = { name: seatOf(room, by)?.name ?? '', seat: seatOf(room, seat)?.name ?? '' }
	const open = room.seats.filter(
		({ id, played }) => played === 'person' && id !== seat && !yes.includes(id) && !no.includes(id),
	)
	const missing = open.filter(({ id }) => connection.presence.value?.here.includes(id) !== false)
	const reply = (answer: boolean) => () =>
		void tell(connection, 'reply', { proposal: proposal.id, yes: answer })
	const isAsked = typeof you === 'number' && !yes.includes(you) && !no.includes(you)
	if (isAsked && you === seat)
		return (
			<Line text={t('proposed.me', about)}>
				<Button disabled={!isReady} onClick={reply(false)}>
					{t('here')}
				</Button>
			</Line>
		)
	if (isAsked)
		return (
			<Line text={t(`proposed.${what}`, about)}>
				<Button disabled={!isReady} onClick={reply(false)}>
					{t('no')}
				</Button>
				<Button disabled={!isReady} onClick={reply(true)}>
					{t('yes')}
				</Button>
			</Line>
		)
	const names = listOf((missing.length > 0 ? missing : open).map(({ name }) => name))
	const text = `${t(you === by ? `proposing.${what}` : `proposed.${what}`, about)} ${t('open', { names })}`
	return (
		<Line text={text}>
			{you === by && (
				<Button disabled={!isReady} onClick={reply(false)}>
					{t('back')}
				</Button>
			)}
			{typeof you === 'number' && missing.length === 0 && (
				<Button disabled={!isReady} onClick={reply(true)}>
					{t('without')}
				</Button>
			)}
		</Line>
	)
}

const Paused = ({ connection }: Pick<PatienceProps, 'connection'>) => (
	<Line text={t('paused')}>
		{typeof connection.you.value === 'number' && (
			<Button onClick={() => void tell(connection, 'resume')}>{t('resume')}</Button>
		)}
	</Line>
)

/** Somebody takes long: first they can be called, then a bot can play for them. */
function Waiting({ connection, table, room, children }: PatienceProps & { room: RoomView }) {
	const { since } = connection.table.value?.now ?? {}
	const now = nowOf(connection)
	const waited = since === undefined ? 0 : now - since
	const mayNudgeAt = Math.max((since ?? 0) + NUDGE_AFTER, (room.nudge?.at ?? 0) + NUDGE_EVERY)
	const times = since === undefined ? [] : [mayNudgeAt, since + STAND_IN_AFTER, now + A_MINUTE]
	useLookAt(connection, times.filter((at) => at > now).sort((one, other) => one - other)[0])
	const seat = table.actors.value.length === 1 ? table.actors.value[0] : undefined
	const player = seat === undefined ? undefined : table.players.value[seat]
	const isMine = player?.mine || typeof connection.you.value !== 'number'
	if (waited < NUDGE_AFTER || !player || isMine || player.played !== 'person') return <>{children}</>
	const { id, name } = player
	const minutes = Math.floor(waited / A_MINUTE)
	return (
		<Line text={t('waiting', { name, count: minutes })}>
			{now >= mayNudgeAt && (
				<Button onClick={() => void tell(connection, 'nudge', { seat: id })}>{t('nudge')}</Button>
			)}
			{waited >= STAND_IN_AFTER && !player.away && (
				<Button onClick={() => void propose(connection, 'bot', id)}>{t('bot')}</Button>
			)}
		</Line>
	)
}

const A_MINUTE = 60_000
