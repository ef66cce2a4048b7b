import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import type { Event, Gain } from '../../../shared/games/franchise/event.ts'
import { isLevel } from '../../../shared/games/franchise/rules/evaluation.ts'
import { finalSources } from '../../../shared/games/franchise/rules/final-score.ts'
import type { Develop } from '../../../shared/games/franchise/steps/develop.ts'
import { priceOf } from '../../../shared/games/franchise/steps/develop.ts'
import { type Table, totalOf } from '../../../shared/games/franchise/table.ts'
import { type Seat, TABLE } from '../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { listOf } from '../../i18n/list-of.ts'
import type { Player } from '../game.ts'
import { eventsOf } from './events-of.ts'
import { milestoneName, placeName, regionName, tileName } from './names.ts'
import { franchiseWords } from './words.en.ts'

export { eventsOf } from './events-of.ts'

type Players = readonly Player[]
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

const { t } = franchiseWords

/** An entry of the log: who, then a sentence for each thing that happened. */
export function describeEntry(entry: MoveEntry, players: Players, table: Table): string {
	const [seat] = entry
	const sentences = describeEvents(eventsOf(entry), seat, players, table)
	const player = players[seat]
	if (seat === TABLE) return sentences.join(' ')
	return sentences.length === 0
		? ''
		: t('log.entry', {
				name: player?.mine ? t('log.you') : (player?.name ?? ''),
				sentences: sentences.join(' '),
			})
}

/** What a seat's events came to, a sentence each; market shares share one. The end says what `table` counts then. */
export function describeEvents(
	events: readonly Event[],
	seat: Seat,
	players: Players,
	table: Table,
): string[] {
	const shared = events.filter((event) => event.type === 'share').map(({ place }) => place)
	return events.flatMap((event, index) => {
		if (event.type === 'over') return [t(`log.over.${event.why}`), ...describeFinal(table, players)]
		if (event.type !== 'share') return describeEvent(event, seat, players, events.length === 1)
		return events[index - 1]?.type === 'share' ? [] : describeShares(shared)
	})
}

const describeShares = (places: readonly PlaceId[]): string =>
	t('log.share', { count: places.length, places: listOf(places.map(placeName)) })

function describeEvent(
	event: Exclude<Event, { type: 'share' | 'over' }>,
	seat: Seat,
	players: Players,
	alone: boolean,
): string {
	switch (event.type) {
		case 'income': {
			const about = { dollars: dollars(event.dollars), slots: t('log.slots', { count: event.slots }) }
			return alone ? t('log.income.only', about) : t('log.income', about)
		}
		case 'develop':
		case 'develop-again':
			return describeDevelopment(event)
		case 'share-again':
			return t('log.share.again', { place: placeName(event.place) })
		case 'cash':
			return t('log.cash')
		case 'evaluate':
			return describeEvaluation(event, players)
		case 'beside':
			return t('log.beside', { region: regionName(event.region) })
		case 'score':
			return describeScore(event, seat, players)
		case 'first-eight':
			return t(`log.${event.type}`)
		case 'milestone':
			return t('log.milestone', {
				milestone: milestoneName(event.milestone),
				name: nameIn(players, event.seat),
			})
		case 'town':
			return t('log.town', { place: placeName(event.place) })
		case 'boom':
			return t('log.boom', { place: placeName(event.place) })
		case 'assign':
			return t('log.assign', { place: placeName(event.place), value: event.value })
		case 'assign-region':
			return t('log.assign.region', {
				region: regionName(event.region),
				tile: tileName(event.tile, players.length),
			})
	}
}

/** What everybody ends with, and what of it was counted only then. */
const describeFinal = ({ stage, seats }: Table, players: Players): string[] =>
	stage !== 'over'
		? []
		: seats.map(({ points: counted }, seat) => {
				const parts = finalSources.flatMap((source) =>
					counted[source] === 0 ? [] : [t(`log.final.${source}`, { count: counted[source] })],
				)
				const whose = players[seat]?.mine ? '.you' : ''
				return t(`log.final${parts.length > 0 ? '.parts' : ''}${whose}`, {
					name: players[seat]?.name ?? '',
					points: points(totalOf(counted)),
					parts: listOf(parts),
				})
			})

/** Within a sentence: you, or a name. */
export const nameIn = (players: Players, seat: Seat): string =>
	players[seat]?.mine ? t('log.for.you') : (players[seat]?.name ?? '')

export const dollars = (count: number): string => (count === 0 ? t('log.free') : t('log.dollars', { count }))

export const points = (count: number): string => t('log.points', { count })

/** Along which roads, for how much, and with which tiles. */
export function describeDevelopment(step: Develop): string {
	const [from, ...rest] = step.path.map(placeName)
	const to = rest.pop() ?? ''
	const road = { from: from ?? '', to, price: dollars(priceOf(step)) }
	const way =
		rest.length === 0 ? t('log.develop', road) : t('log.develop.over', { ...road, over: listOf(rest) })
	const tiles: string[] = []
	if (step.type === 'develop-again') tiles.push(t('log.tile.bonus'))
	if (step.path.length > 2) tiles.push(t('log.tile.development'))
	if (step.free !== undefined) tiles.push(t('log.tile.route'))
	return tiles.length === 0
		? t('log.develop.plain', { way })
		: t('log.develop.tiles', { way, tiles: listOf(tiles) })
}

function describeEvaluation(event: EventOf<'evaluate'>, players: Players): string {
	const { place, value, winner, points: gained, home } = event
	const about = {
		place: placeName(place),
		points: points(gained),
		name: nameIn(players, winner),
		home: home === 0 ? t('log.home.none') : t('log.home', { count: home }),
	}
	return t(`log.evaluate.${gained === value ? 'majority' : isLevel(event) ? 'level' : 'full'}`, about)
}

function describeScore(
	{ region, gains, space, points: track }: EventOf<'score'>,
	seat: Seat,
	players: Players,
): string {
	const scored = t('log.score', {
		region: regionName(region),
		gains: gains.map((gain) => describeGain(gain, players)).join(', '),
	})
	const covered = t('log.track', { space: space + 1, points: points(track), name: nameIn(players, seat) })
	return `${scored} ${covered}`
}

/** What a region brings somebody: “8 points and the route tile for Ann”. */
export function describeGain({ seat, points: gained, dollars: paid, keeps }: Gain, players: Players): string {
	const parts: string[] = []
	if (gained !== undefined) parts.push(points(gained))
	if (paid !== undefined) parts.push(t('log.dollars', { count: paid }))
	if (keeps !== undefined) parts.push(keeps === 'bonus' ? t('log.keeps.bonus') : t(`log.tile.${keeps}`))
	return t('log.gain', { gains: listOf(parts), name: nameIn(players, seat) })
}
