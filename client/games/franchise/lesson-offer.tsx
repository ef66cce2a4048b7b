import type { Options } from '../../../shared/games/franchise/options.ts'
import { lessonPath } from '../../app/route.ts'
import { ButtonLink } from '../../design/button.tsx'
import { lessonOfferWords } from './lesson-offer.en.ts'

/** Whoever starts as in a first game is offered the lesson, while the others come. */
export const LessonOffer = ({ options }: { options: unknown }) =>
	(options as Partial<Options>).start === 'learning' ? (
		<ButtonLink icon="book" href={lessonPath('franchise', 'base')}>
			{lessonOfferWords.t('learn')}
		</ButtonLink>
	) : null
