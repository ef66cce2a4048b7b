import { words } from '../i18n/words.ts'

/** How a seat goes to another device, on both of them. */
export const passageWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Continue on another device',
	making: 'Making a link…',
	open: 'Scan this with the other device, or open the link there.',
	'open.hint': 'The link works once, until {time}. Your seat does not move before you say yes here.',
	'open.private': 'Whoever opens it first asks for your seat: send it to nobody but yourself.',
	qr: 'QR code of the link',
	copy: 'Copy the link',
	copied: 'The link is copied.',
	'copy.failed': 'Copying did not work. The link is {link}',
	share: 'Send',

	asked: 'A device asks for your seat',
	'asked.compare': 'Is it yours, and does it show this number?',
	'asked.yes': 'Yes, move my seat',
	'asked.no': 'No',
	'asked.failed': 'That device cannot have the seat: it has one here already, or has seen another hand.',

	tried: {
		one: 'Somebody tried a link to your seat {count} time and was turned away.',
		other: 'Somebody tried links to your seat {count} times and was turned away.',
	},
	refused: 'Your seat stays here',
	'refused.text': 'That link works no more.',
	late: 'The link is too old',
	'late.text': 'It works for five minutes. Your seat stays here.',
	again: 'Make a new link',
	failed: 'The server does not answer',
	'failed.text': 'Your seat stays here. Check your connection and try again.',
	'failed.too-fast': 'That was a lot at once. Wait a minute and try again.',

	given: 'Your seat is on the other device',
	'given.text': 'You play on there, and here no longer. It comes back the same way.',
	'given.watch': 'Watch here',

	claim: 'Your seat comes to this device',
	'claim.text': 'Look at the first device, and say yes there if it shows this number:',
	'claim.asking': 'Asking for the seat…',
	'claim.waiting': 'Waiting for the first device',
	'claim.moved': 'Your seat is here now.',
	'claim.none': 'This link does not work',
	'claim.none.text':
		'It works once, for five minutes, and for whoever opens it first. Make a new one on the device with the seat: in the menu, “Continue on another device”.',
	'claim.refused': 'The first device said no',
	'claim.refused.text': 'The seat stays there.',
	'claim.late': 'Nobody answered in time',
	'claim.late.text': 'The seat stays on the first device. Make a new link there.',
	'claim.already-seated': 'You have a seat at this table',
	'claim.already-seated.text': 'This device needs no other one.',
	'claim.to-table': 'To the table',
	'claim.banned': 'This device cannot come in',
	'claim.banned.text': 'It was removed from this room.',
	'claim.unreachable': 'The server does not answer',
	'claim.unreachable.text': 'The page keeps trying.',
} as const
