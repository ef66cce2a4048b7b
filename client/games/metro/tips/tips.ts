import type { Event } from '../../../../shared/games/metro/event.ts'
import { isDoubled } from '../../../../shared/games/metro/rules/line.ts'
import { ownerOf } from '../../../../shared/games/metro/rules/owner.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import type { Tip } from '../../game.ts'
import type { MetroParts } from '../play.ts'
import { tipWords } from './words.en.ts'

type LineEvent = Extract<Event, { type: 'line' }>

/** Of one's own lines, and of how others end them. */
export default function tipsOf({ stage, owners }: Pick<MetroParts, 'stage' | 'owners'>): readonly Tip[] {
	const linesIn = ([, ...events]: MoveEntry): LineEvent[] =>
		(events as Event[]).filter((event) => event.type === 'line')
	const isMine = ({ departure }: LineEvent): boolean =>
		owners.peek()[ownerOf(stage.view.peek().table, departure)]?.mine === true
	const isSpoilt = (entry: MoveEntry): boolean => entry[0] !== stage.view.peek().seat
	return [
		{
			name: 'metro.centre',
			isDue: (entry) => linesIn(entry).some((line) => isMine(line) && isDoubled(line.departure, line.end)),
			text: () => tipWords.t('centre'),
		},
		{
			name: 'metro.spoilt',
			isDue: (entry) => isSpoilt(entry) && linesIn(entry).some(isMine),
			text: () => tipWords.t('spoilt'),
		},
		{
			name: 'metro.line',
			isDue: (entry) => linesIn(entry).some(isMine),
			text: () => tipWords.t('line'),
		},
	]
}
