import './answer.css'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { onceHeard } from '../../../app/once-heard.ts'
import { IconButton } from '../../../design/button.tsx'
import { common } from '../../../i18n/common.en.ts'
import { stateName } from '../names.ts'
import { describeRelation } from './describe-relation.ts'
import { Facts } from './facts.tsx'
import type { Inquiry } from './inquiry.ts'
import { atlasWords } from './words.en.ts'

/** What the map answers: about one state its card, about two whether they are adjacent, and why. */
export function Answer({ id, inquiry }: { id: MapId; inquiry: Inquiry }) {
	const [one, other] = inquiry.states.value
	if (one === undefined) return null
	return (
		<div class="boundless-answer" aria-live="polite">
			<header>
				<p>
					{other === undefined ? atlasWords.t('second') : `${stateName(id, one)} – ${stateName(id, other)}`}
				</p>
				<IconButton icon="close" label={common.t('close')} onClick={onceHeard(inquiry.clear)} />
			</header>
			{other === undefined ? (
				<Facts id={id} state={one} />
			) : (
				<div class="boundless-answer-why">
					{describeRelation(id, one, other).map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
				</div>
			)}
		</div>
	)
}
