import { words } from '../i18n/words.ts'

/** Words about who may come in. */
export const doorWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	lock: 'Lock the door',
	'lock.hint': 'While it is locked, nobody new can sit down or watch. Whoever has a seat can come back.',
	unlock: 'Unlock the door',
	locked: 'The door is locked. Nobody new can come in.',
	unlocked: 'The door is open again.',

	'remove.table': 'Remove {name} from the table',
	'remove.sure': 'Take the seat from {name}?',
	'remove.back': 'They can come back with the same link.',
	'remove.playing': 'A bot plays on for them, and the seat is theirs no more.',
	'remove.ban': 'They may not come back',
	'remove.ban.hint':
		'Otherwise the same link lets them back in: before a game to sit down, during one to watch. With another browser they would be a stranger here: against that, lock the door.',
	'remove.confirm': 'Remove',
	removed: 'The host took your seat away.',
	'removed.back': '{name} is back and plays on.',

	banned: 'Shut out of this room',
	'banned.somebody': 'somebody',
	'banned.pardon': 'Let in again',
	'banned.pardon.about': 'Let {name} in again',

	'notice.room-full': 'The room is full',
	'notice.room-full.text':
		'Too many people are here at the moment, and those who play come first. Try again in a while.',
	'notice.locked': 'The door is locked',
	'notice.locked.text':
		'Nobody new can come into this room at the moment. Ask the host to unlock the door, then try again.',
	'notice.banned': 'You were removed from this room',
	'notice.banned.text':
		'The host decided that you cannot come back. Should they let you in again, this page opens the room; or open one of your own.',
	'notice.again': 'Try again',
} as const
