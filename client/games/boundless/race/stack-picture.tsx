import './stack.css'
import { costs } from '../../../../shared/games/boundless/rules/price.ts'
import type { Colour } from '../../../../shared/games/boundless/table.ts'
import { boundlessWords } from '../words.en.ts'
import { Tag } from './tag.tsx'

interface StackPictureProps {
	tokens: readonly {
		colour: Colour
		identity: number
		mine?: boolean
		pending?: boolean
		time?: string | undefined
	}[] // the earliest first
	isOpen: boolean // whoever looks at it may put one more on top
	isPaid?: boolean // in a round in which the price is received: what lies underneath is still paid
}

/** Tokens on a card, the earliest at the bottom; and what one more would pay for those under it. */
export const StackPicture = ({ tokens, isOpen, isPaid }: StackPictureProps) => (
	<span class="boundless-stack" style={{ '--count': tokens.length }}>
		{tokens.map(({ colour, identity, mine, pending }, level) => (
			<span
				key={colour}
				class="boundless-stack-token"
				data-pending={pending || undefined}
				style={{ '--level': level }}
			>
				<Tag identity={identity} mine={mine ?? false} />
			</span>
		))}
		{isOpen && (
			<span class="boundless-stack-cost" style={{ '--level': tokens.length }}>
				{boundlessWords.t(isPaid ? 'stack.cost.paid' : 'stack.cost', {
					money: costs.underneath * tokens.length,
				})}
			</span>
		)}
	</span>
)
