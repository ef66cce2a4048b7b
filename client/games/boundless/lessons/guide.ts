import { cardOn } from '../../../../shared/games/boundless/rules/review.ts'
import type { Step } from '../../../../shared/games/boundless/step.ts'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import type { Guide, Spot } from '../../game.ts'
import { pickName } from '../pick-name.ts'
import type { BoundlessParts } from '../play.ts'
import { lessonWords } from './words.en.ts'

/** A learner's hand at Boundless: a token goes where it is put, at once. */
export default function guideTo({ stage }: BoundlessParts): Guide {
	return {
		staged: () => 0,
		next: ([step]) => spotOf(step as Step | undefined),
		find,
		tell: ([step]) => tell(stage.view.value.table, step as Step | undefined),
	}
}

const cardSpot = (space: number): Spot => `.boundless-ring-card[data-space="${space}"]`

const spotOf = (step: Step | undefined): Spot | undefined =>
	step?.type === 'place' ? cardSpot(step.space) : undefined

const tell = (table: Table, step: Step | undefined): string =>
	step?.type === 'place'
		? lessonWords.t('choose', { place: pickName(table.options.map, cardOn(table, step.space)) })
		: ''

/** `card 3` by its space, `40`, `plan`, `centre`, `clock`; `map`, with the price of what it shows. */
function find(name: string): Spot | undefined {
	const [kind, number] = name.split(' ')
	switch (kind) {
		case 'card':
			return cardSpot(Number(number))
		case '40':
			return cardSpot(0)
		case 'centre':
			return '.boundless-band-centre'
		case 'plan':
			return '.boundless-band-plan'
		case 'clock':
			return '.boundless-band-saying'
		case 'map':
			return '.boundless-study'
		default:
			return undefined
	}
}
