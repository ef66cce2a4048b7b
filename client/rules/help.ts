import type { CommonCode } from '../../shared/kernel/rejection.ts'
import type english from './help.en.ts'
import type { Chapter } from './passage.ts'

type HelpKey = keyof typeof english

/** Stands after the rules of every game. */
export const helpChapter: Chapter<HelpKey> = {
	title: 'help.title',
	says: [
		[
			...(['help.explain', 'help.turn', 'help.hidden', 'help.undo', 'help.seats', 'help.newcomers'] as const),
			...(['help.away', 'help.silent', 'help.stop', 'help.clock', 'help.host', 'help.start'] as const),
			...(['help.room', 'help.chat', 'help.version'] as const),
		],
	],
}

/** What every room refuses, and the paragraph that says why. */
const paragraphs: Readonly<Record<CommonCode, HelpKey>> = {
	malformed: 'help.version',
	'unknown-type': 'help.version',
	'too-large': 'help.chat',
	'too-fast': 'help.chat',
	'read-only': 'help.version',
	'hello-first': 'help.version',
	'no-such-room': 'help.room',
	locked: 'help.host',
	banned: 'help.host',
	'not-banned': 'help.host',
	'room-full': 'help.seats',
	'not-seated': 'help.seats',
	'already-seated': 'help.seats',
	'not-allowed': 'help.host',
	'no-such-seat': 'help.seats',
	'seat-taken': 'help.seats',
	'held-another': 'help.newcomers',
	'ask-first': 'help.newcomers',
	'not-asking': 'help.newcomers',
	'too-many-asks': 'help.newcomers',
	'two-say-yes': 'help.newcomers',
	'too-many-newcomers': 'help.newcomers',
	'not-gone': 'help.away',
	'not-waited-for': 'help.silent',
	'too-soon': 'help.silent',
	'already-proposed': 'help.stop',
	'not-proposed': 'help.stop',
	'no-early-end': 'help.stop',
	'in-a-race': 'help.stop',
	'not-alone': 'help.stop',
	'has-countdown': 'help.clock',
	'colour-taken': 'help.seats',
	'bad-name': 'help.seats',
	'bad-colour': 'help.seats',
	'bad-text': 'help.chat',
	'no-such-game': 'help.version',
	'no-such-bot': 'help.start',
	'bad-options': 'help.start',
	'too-few-players': 'help.start',
	'too-many-players': 'help.start',
	'wrong-phase': 'help.start',
	'bad-log': 'help.version',
	'outdated-game': 'help.version',
	stale: 'help.turn',
	'not-your-turn': 'help.turn',
	'bad-move': 'help.version',
	'reveals-first': 'help.hidden',
	'nothing-to-undo': 'help.undo',
}

export const helpOf = (code: string): string | undefined =>
	(paragraphs as Readonly<Record<string, HelpKey>>)[code]
