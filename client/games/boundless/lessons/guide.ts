import type { Step } from '../../../../shared/games/boundless/step.ts'
import type { Guide, Spot } from '../../game.ts'
import type { BoundlessParts } from '../play.ts'
import { keyOf } from '../race/spaces.ts'
import { boundlessWords } from '../words.en.ts'

/** A learner's hand at Boundless: a token goes where it is put, at once. */
export default function guideTo(_parts: BoundlessParts): Guide {
	return {
		staged: () => 0,
		next: ([step]) => spotOf(step as Step | undefined),
		find,
		tell: ([step]) => tell(step as Step | undefined),
	}
}

const cardSpot = (space: number): Spot => `.boundless-ring-card[data-space="${space}"]`

const spotOf = (step: Step | undefined): Spot | undefined =>
	step?.type === 'place' ? cardSpot(step.space) : undefined

const tell = (step: Step | undefined): string =>
	step?.type === 'place' ? `${boundlessWords.t('key.place')}: ${keyOf(step.space)}` : ''

/** `card 3` by its space, `40`, `centre`, `tokens`. */
function find(name: string): Spot | undefined {
	const [kind, number] = name.split(' ')
	switch (kind) {
		case 'card':
			return cardSpot(Number(number))
		case '40':
			return cardSpot(0)
		case 'centre':
			return '.boundless-band-centre'
		case 'tokens':
			return '.boundless-own-tokens'
		default:
			return undefined
	}
}
