import { FORTY } from '../../../../shared/games/boundless/rules/price.ts'
import { Figure } from '../../../rules/rules-form.tsx'
import { Postcard } from '../race/postcard.tsx'
import { StackPicture } from '../race/stack-picture.tsx'
import { Tag } from '../race/tag.tsx'
import { ruleWords } from './words.en.ts'

const MAP = 'europe'
const ring = [
	{ pick: 'PT', stack: [] },
	{ pick: 'HU', stack: [1] },
	{ pick: 'RS', stack: [0, 2] },
	{ pick: 'FI', stack: [] },
	{ pick: 'LI', stack: [] },
	{ pick: 'BE', stack: [0] },
	{ pick: 'AL', stack: [2, 1] },
	{ pick: FORTY, stack: [] },
]

/** The cards of a round as they lie on the table. */
export const RingExample = () => (
	<figure>
		<div class="boundless-figure-ring" aria-hidden="true">
			{ring.slice(0, 4).map((card) => (
				<Card key={card.pick} {...card} />
			))}
			<div class="boundless-figure-centre">
				<Postcard map={MAP} pick="AT" />
			</div>
			{ring.slice(4).map((card) => (
				<Card key={card.pick} {...card} />
			))}
		</div>
		<figcaption class="soft">{ruleWords.t('round.figure')}</figcaption>
	</figure>
)

const Card = ({ pick, stack }: { pick: string; stack: number[] }) => (
	<Postcard map={MAP} pick={pick}>
		{stack.length > 0 && (
			<StackPicture tokens={stack.map((identity) => ({ colour: identity, identity }))} isOpen />
		)}
	</Postcard>
)

/** What everybody in a stack pays for those under them. */
export const StackExample = () => (
	<Figure caption={ruleWords.t('figure.stack')}>
		<ol class="boundless-figure-stack">
			{[3, 2, 1].map((identity) => (
				<li key={identity}>
					<Tag identity={identity} />
					{10 * (identity - 1)}
				</li>
			))}
		</ol>
	</Figure>
)
