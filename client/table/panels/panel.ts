/** What can be opened from the table. */
export type Panel =
	| 'menu'
	| 'log'
	| 'settings'
	| 'rules'
	| 'keys'
	| 'player'
	| 'device'
	| 'television'
	| 'bot'
	| 'leave'
	| 'stop'
