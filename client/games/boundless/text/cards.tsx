import { useSignalEffect } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { costs } from '../../../../shared/games/boundless/rules/price.ts'
import { cardOn } from '../../../../shared/games/boundless/rules/review.ts'
import type { Space } from '../../../../shared/games/boundless/table.ts'
import { announce } from '../../../design/announcer.tsx'
import { listOf } from '../../../i18n/list-of.ts'
import { stateName } from '../names.ts'
import { pickName } from '../pick-name.ts'
import { tellPlan } from '../plan-name.ts'
import type { BoundlessParts } from '../play.ts'
import { OwnTokens } from '../race/own-tokens.tsx'
import { keyOf, spacesInOrder } from '../race/spaces.ts'
import { boundlessWords } from '../words.en.ts'
import { textWords } from './words.en.ts'

const { t } = textWords

type Props = { play: BoundlessParts }

/** A round as a list: the centre, then the eight spaces with who stands on them. */
export function Cards({ play }: Props) {
	const { stage, racing } = play
	const { phase, round, ring, centre, options } = stage.view.value.table
	const shown = spacesInOrder.filter((space) => space === 0 || space <= ring.length)
	const centreNames = listOf(centre.map((state) => stateName(options.map, state)))

	useLayoutEffect(() => {
		if (phase === 'race') racing.noteReveal()
	}, [racing, phase, round])
	useOwnTold(play)
	return (
		<>
			<h2>{boundlessWords.t('round', { round })}</h2>
			<p>{tellPlan(round)}</p>
			<p>{centre.length > 0 ? t('centre', { centre: centreNames }) : t('centre.soon')}</p>
			<p class="unseen" role="status">
				{phase === 'race' && t('reveal', { centre: centreNames, cards: cardsOf(play) })}
			</p>
			<OwnTokens stage={stage} racing={racing} />
			<ol class="text-choices boundless-text-cards">
				{shown.map((space) => (
					<li key={space}>
						<button type="button" onClick={(event) => racing.place(space, event.timeStamp)}>
							<kbd>{keyOf(space)}</kbd>
							<strong>{nameOn(play, space)}</strong>
							<span>{stackOn(play, space)}</span>
						</button>
					</li>
				))}
			</ol>
		</>
	)
}

/** Says at once where a token of one's own has come to lie; when it was put there is told with the move. */
function useOwnTold(play: BoundlessParts): void {
	const known = useRef<readonly Space[] | undefined>(undefined)
	useSignalEffect(() => {
		const { stacks } = play.racing.table.value
		const own = spacesInOrder.filter((space) => stacks[space]?.some((colour) => isMine(play, colour)))
		const fresh = own.filter((space) => known.current && !known.current.includes(space))
		known.current = own
		if (fresh.length > 0)
			announce(fresh.map((space) => `${nameOn(play, space)}: ${stackOn(play, space)}`).join(' '))
	})
}

const isMine = ({ racing, stage }: BoundlessParts, colour: number): boolean =>
	stage.players.value[ownerOf(racing.table.value, colour)]?.mine === true

/** All of them in one sentence, for the moment when everybody sees them. */
const cardsOf = (play: BoundlessParts): string =>
	spacesInOrder.map((space) => `${keyOf(space)} ${nameOn(play, space)}`).join(', ')

const nameOn = ({ stage }: BoundlessParts, space: Space): string => {
	const { table } = stage.view.peek()
	const name = pickName(table.options.map, cardOn(table, space))
	return space === 0 ? `${name} (${costs.forty})` : name
}

/** Who stands on a space, the first first. */
function stackOn({ racing, stage }: BoundlessParts, space: Space): string {
	const table = racing.table.value
	const stack = table.stacks[space]!
	if (stack.length === 0) return t('stack.none')
	const names = stack.map((colour) => {
		const player = stage.players.value[ownerOf(table, colour)]
		return player?.mine ? t('you') : (player?.name ?? '')
	})
	return t('stack', { names: names.join(', '), money: costs.underneath * stack.length })
}
