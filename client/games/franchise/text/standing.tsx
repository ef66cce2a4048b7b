import { FIRST_RED_SPACE, trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import { milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import { incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import {
	type Progress,
	progressTo,
	reserveOf,
	usedBonusTiles,
} from '../../../../shared/games/franchise/rules/milestones.ts'
import { supplyOf } from '../../../../shared/games/franchise/rules/pieces.ts'
import { type Table, totalOf } from '../../../../shared/games/franchise/table.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { listOf } from '../../../i18n/list-of.ts'
import { nameIn, points } from '../describe.ts'
import { milestoneName } from '../names.ts'
import type { FranchiseParts } from '../play.ts'
import { franchiseWords } from '../words.en.ts'
import { textWords } from './words.en.ts'

type Props = { play: FranchiseParts }

const { t } = textWords

/** What everybody has, how far the track is, and who met which milestone. */
export const Standing = ({ play }: Props) => (
	<>
		<h2>{t('players.title')}</h2>
		<Players play={play} />
		<h2>{t('track.title')}</h2>
		<Track play={play} />
		{play.stage.view.value.table.options.milestones && (
			<>
				<h2>{t('milestones.title')}</h2>
				<Milestones play={play} />
			</>
		)}
	</>
)

function Players({ play: { stage } }: Props) {
	const table = stage.shown.value
	return (
		<ul>
			{stage.players.value.map(({ seat, name, colour }) => (
				<li key={seat}>
					<PlayerShape identity={colour} size={14} /> <strong>{name}</strong> {describePlayer(table, seat)}
				</li>
			))}
		</ul>
	)
}

function describePlayer(table: Table, seat: number): string {
	const player = table.seats[seat]!
	const about = t('player', {
		points: points(totalOf(player.points)),
		dollars: franchiseWords.t('log.dollars', { count: player.money }),
		income: incomeOf(table, seat).dollars,
		supply: t('player.supply', { count: supplyOf(table, seat) }),
		bonus: t('player.bonus', { count: player.bonus }),
	})
	const tiles = (['development', 'route'] as const).filter((tile) => table[tile] === seat)
	const more = tiles.map((tile) => franchiseWords.t(`log.tile.${tile}`))
	const [used, reserve] = [usedBonusTiles(table, seat), reserveOf(table, seat)]
	if (reserve > 0) more.unshift(t('player.reserve', { count: reserve }))
	if (used > 0) more.unshift(t('player.used', { count: used }))
	return more.reduce((told, tile) => t('player.more', { about: told, tile }), about)
}

function Track({ play: { stage } }: Props) {
	const { track, idle } = stage.shown.value
	return (
		<>
			<p>
				{t('track', {
					covered: track.length,
					spaces: trackPoints.length,
					points: points(trackPoints[track.length] ?? 0),
					red: FIRST_RED_SPACE + 1,
				})}
			</p>
			{idle > 0 && <p>{t('idle', { count: idle })}</p>}
		</>
	)
}

function describeProgress({ have, need }: Progress): string {
	if (have === need) return ''
	return need === 1 ? t('milestone.none') : t('milestone.have', { have, need })
}

function Milestones({ play: { stage } }: Props) {
	const { seat } = stage.view.value
	const { milestones, standing = '' } = stage.shown.value
	const named = (pieces: string) =>
		listOf([...pieces].map((seat) => nameIn(stage.players.value, Number(seat))))
	const open = milestoneIds.filter((milestone) => milestones[milestone] !== undefined)
	return (
		<ul>
			{open.map((id) => {
				const milestone = milestoneName(id)
				return (
					<li key={id}>
						{milestones[id] === ''
							? t('milestone.open', { milestone })
							: t('milestone', { milestone, names: named(milestones[id]!) })}
						{id === 'two-eights' && standing !== '' && ` ${t('milestone.first', { names: named(standing) })}`}{' '}
						{seat !== undefined && describeProgress(progressTo(stage.shown.value, id, seat))}
					</li>
				)
			})}
		</ul>
	)
}
