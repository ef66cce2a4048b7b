import type { FindGame } from '../kernel/game.ts'
import { isRejected } from '../kernel/rejection.ts'
import { type Chat, NO_CHAT, say } from '../room/chat.ts'
import type { Entry, MoveArgs } from '../room/entry.ts'
import { foldEntries, type Report, replayLog } from '../room/replay.ts'
import type { Room } from '../room/room.ts'
import { type Checkpoint, restore, takeCheckpoint } from './checkpoint.ts'
import { type Judgements, judgeNext, type LoggedEvidence } from './referee/recall.ts'
import type { Stored } from './shell.ts'

/** A room as it wakes. */
export interface Woken {
	room: Room
	judgements: Judgements
}

/** What is stored, put together again; nothing where nothing is. */
export function wakeRoom(
	{ before, entries, after }: Pick<Stored, 'before' | 'entries' | 'after'>,
	games: FindGame,
	report?: Report,
): Woken | undefined {
	const played = before
		? foldEntries(restore(before), entries, games, report)
		: replayLog(entries, games, report)
	const room = after ? { ...restore(after), match: played?.match ?? null } : played
	// After a game they are in the checkpoint; during one they follow from its entries.
	const judgements = after?.judgements ?? recallJudgements(before?.judgements ?? {}, entries)
	return room && { room, judgements }
}

/** The referee's judgements after some more of the log, so that a room that slept goes on where it was. */
export const recallJudgements = (judgements: Judgements, entries: readonly Entry[]): Judgements =>
	entries.reduce((then, entry) => {
		const evidence = evidenceOf(entry)
		return evidence ? judgeNext(then, evidence) : then
	}, judgements)

export const evidenceOf = ({ args }: Entry): LoggedEvidence | undefined =>
	(args as MoveArgs).evidence as LoggedEvidence | undefined

/** A room of the first release, and what is to be stored of it from now on. */
export interface Modernised extends Woken {
	before: Checkpoint | undefined // where a game has begun since the room's first entry
	entries: Entry[] // since then
	chat: Chat
}

/** The first release kept every entry of a room. From now on those of its last game are enough. */
export function moderniseLog(
	log: readonly Entry[],
	games: FindGame,
	report?: Report,
): Modernised | undefined {
	const [first, ...rest] = log
	let room = first && replayLog([first], games, report)
	if (!first || !room) return undefined
	let begun = { before: undefined as Room | undefined, at: 0 }
	for (const [index, entry] of rest.entries()) {
		const next = foldEntries(room, [entry], games, report)
		if (next.epoch !== room.epoch) begun = { before: room, at: index + 1 }
		room = next
	}
	const entries = log.slice(begun.at).filter(isOfTheGame)
	const judgements = recallJudgements({}, log.slice(0, begun.at))
	return {
		room,
		before: begun.before && takeCheckpoint(begun.before, judgements),
		entries,
		judgements: recallJudgements(judgements, entries),
		chat: chatIn(log, room),
	}
}

const isOfTheGame = ({ type }: Entry): boolean => type !== 'chat'

/** What was said lately by those who still sit here. */
const chatIn = (log: readonly Entry[], room: Room): Chat =>
	log
		.filter(({ type }) => type === 'chat')
		.reduce((chat, { id = '', by, args, at }) => {
			const said = say(chat, room, { id, by: by ?? '', text: (args as { text?: unknown }).text, at })
			return isRejected(said) ? chat : said
		}, NO_CHAT)
