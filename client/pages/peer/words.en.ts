export default {
	'notice.incomplete': 'This link is not complete',
	'notice.incomplete.text':
		'A room between devices is reached by its whole link, to the last letter. Ask for it again, or scan the code.',
	'notice.insecure': 'Not over this connection',
	'notice.insecure.text': 'Rooms between devices need a secure address, one that begins with https.',
} as const
