import './practice.css'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { Button } from '../../../design/button.tsx'
import { borderOf } from '../borders.ts'
import { openPlay } from '../play.ts'
import { isRound } from '../stage.ts'
import { useDigits } from '../use-digits.ts'
import { openSolo } from './solo.ts'
import { practiceWords } from './words.en.ts'

const { t } = practiceWords

/** Rounds of each kind, and all of them in turn. */
const kinds = { one: 1, two: 3, through: 5, paid: 7 } as const
const rounds = Object.values(kinds)

/** Alone with the cards: deal after deal, each with what would have been best. */
export function Practice({ id, weak = [] }: { id: MapId; weak?: readonly string[] }) {
	const solo = useMemo(() => openSolo(id, t('you'), weakOn(id, weak)), [id])
	const play = useMemo(() => openPlay(solo.stage), [solo])
	const kind = useSignal<number | undefined>(undefined) // undefined for any

	const next = () => {
		const any = rounds[Math.floor(Math.random() * rounds.length)]!
		solo.deal(kind.value ?? any)
	}

	useEffect(
		() => () => {
			play.close()
			solo.close()
		},
		[play, solo],
	)
	useDigits(play)

	const { table } = solo.stage.view.value
	return (
		<div class="boundless-practice">
			{table.round === 0 ? <p class="boundless-practice-intro">{t('intro')}</p> : <play.Board />}
			{!isRound(table) && (
				<footer class="boundless-practice-foot">
					<div class="boundless-practice-kinds">
						{[undefined, ...rounds].map((round) => (
							<button
								key={round ?? 0}
								type="button"
								aria-pressed={kind.value === round}
								onClick={() => {
									kind.value = round
								}}
							>
								{t(`kind.${kindOf(round)}`)}
							</button>
						))}
					</div>
					{solo.tally.value.deals > 0 && (
						<p class="boundless-practice-tally">
							{t('tally', { count: solo.tally.value.deals })} ·{' '}
							{t('perfect', { count: solo.tally.value.perfect })} ·{' '}
							{t('lost', { money: solo.tally.value.lost })}
						</p>
					)}
					<Button kind="primary" wide onClick={next}>
						{t(table.round === 0 ? 'start' : 'next')}
					</Button>
				</footer>
			)}
		</div>
	)
}

/** The borders of this map among those that one misjudged. */
const weakOn = (map: MapId, names: readonly string[]) =>
	names.flatMap((name) => {
		const border = borderOf(name)
		return border?.map === map ? [border.states] : []
	})

const kindOf = (round: number | undefined): 'any' | keyof typeof kinds => {
	const [name] = Object.entries(kinds).find(([, other]) => other === round) ?? ['any']
	return name as 'any' | keyof typeof kinds
}
