import type { Course, Stop } from '../../../shared/lessons/course.ts'
import { rememberedProfile } from '../../app/profile.ts'
import type { Player } from '../../games/game.ts'
import { learnWords } from './words.en.ts'

/** Who sits at the table of a lesson. */
export const playersIn = ({ lesson }: Course, { scene }: Stop): Player[] =>
	lesson.scenes[scene]!.seats.map((name, seat) => ({
		seat,
		id: seat,
		name: name ?? rememberedProfile().name ?? learnWords.t('learner'),
		colour: seat,
		mine: name === null,
		played: name === null ? 'person' : 'bot',
		...(name !== null && { isBot: true as const }),
		away: false,
	}))
