import type { Event } from '../../../../shared/games/boundless/event.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import type { Tip } from '../../game.ts'
import { tipWords } from './words.en.ts'

const eventsIn = ([, ...events]: MoveEntry): Event[] => events as Event[]

/** Of a photo finish, and of the first bill. */
export default function tipsOf(): readonly Tip[] {
	return [
		{
			name: 'boundless.photo',
			isDue: (entry, earlier) => eventsIn(entry).some((event) => isUnder(event, earlier)),
			text: () => tipWords.t('photo'),
		},
		{
			name: 'boundless.price',
			isDue: (entry) => eventsIn(entry).some(({ type }) => type === 'settle'),
			text: () => tipWords.t('price'),
		},
	]
}

/** Whether a token came after another of its round to the same card, and was put down before it. */
function isUnder(event: Event, earlier: readonly MoveEntry[]): boolean {
	if (event.type !== 'place') return false
	const deal = earlier.findLastIndex((entry) => eventsIn(entry).some(({ type }) => type === 'deal'))
	return earlier
		.slice(deal + 1)
		.flatMap(eventsIn)
		.some((other) => other.type === 'place' && other.space === event.space && other.after > event.after)
}
