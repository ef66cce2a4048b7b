import './subjects.css'
import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { onceHeard } from '../../../app/once-heard.ts'
import { Icon } from '../../../design/icon.tsx'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { identitiesOf } from '../colours.ts'
import { signed } from '../describe.ts'
import { stateName } from '../names.ts'
import { StatePicture } from '../pictures/state-picture.tsx'
import { boundlessWords } from '../words.en.ts'
import type { ReviewProps } from './journal.tsx'
import { isSame, type Subject } from './subject.ts'

const AT_MOST = 7 // on the narrowest phone, each as wide as a thumb

/** Whose journey, the best one, or a state in the centre: one at a time. */
export function Subjects({ stage, review }: ReviewProps) {
	const table = review.table.value!
	const looked = review.subject.value!
	const current: Subject = 'instead' in looked ? { colour: looked.instead } : looked
	const players = stage.players.value
	const identities = identitiesOf(table, players)

	const item = (subject: Subject, label: string, children: preact.ComponentChildren) => (
		<button
			key={JSON.stringify(subject)}
			type="button"
			class="boundless-subject"
			data-centre={'state' in subject || undefined}
			aria-label={label}
			title={label}
			aria-pressed={isSame(subject, current)}
			onClick={onceHeard(() => review.choose(subject))}
		>
			{children}
		</button>
	)
	const [best] = review.best.value
	const isHidden = (index: number) => review.isPlayback.value && index >= review.told.value // the playback comes to it
	return (
		<div class="boundless-subjects">
			<div class="boundless-subjects-row" data-many={review.subjects.value.length > AT_MOST || undefined}>
				{review.accounts.value.map(({ colour, price }, index) =>
					item(
						{ colour },
						boundlessWords.t('subject.player', {
							name: players[ownerOf(table, colour)]?.name ?? '',
							money: signed(price.money),
						}),
						<>
							<PlayerShape identity={identities[colour]!} size={20} />
							<span>{isHidden(index) ? '…' : signed(price.money)}</span>
						</>,
					),
				)}
				{best &&
					item(
						{ best: true },
						boundlessWords.t('subject.best', { money: signed(best.price.money) }),
						<>
							<Icon name="check" size={20} />
							<span>{review.isPlayback.value && !('best' in current) ? '…' : signed(best.price.money)}</span>
						</>,
					)}
				{table.centre.map((state) =>
					item(
						{ state },
						stateName(table.options.map, state),
						<StatePicture map={table.options.map} state={state} />,
					),
				)}
			</div>
		</div>
	)
}
