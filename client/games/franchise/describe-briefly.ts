import { pointsIn } from '../../../shared/games/franchise/advice/points-in.ts'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import type { Event } from '../../../shared/games/franchise/event.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { listOf } from '../../i18n/list-of.ts'
import type { Player } from '../game.ts'
import { describeEntry } from './describe.ts'
import { eventsOf } from './events-of.ts'
import { nameOf } from './guidance.ts'
import { placeName, regionName } from './names.ts'
import { franchiseWords } from './words.en.ts'

const { t } = franchiseWords

/** A turn in a line or two: who got points by it, then what was done. All of it is in the log. */
export function describeBriefly(entry: MoveEntry, players: readonly Player[], table: Table): string {
	const [seat] = entry
	const events = eventsOf(entry)
	if (!events.some(({ type }) => type === 'income' || type === 'score'))
		return describeEntry(entry, players, table)
	const gains = pointsIn(events, seat)
	const scorers = [...gains.keys()].sort((a, b) => Number(b === seat) - Number(a === seat))
	const told = scorers.map((who) => t('brief.gain', { name: nameOf(players, who), points: gains.get(who)! }))
	const deeds = deedsIn(events, players).join(' · ')
	if (scorers.includes(seat)) return [...told, deeds].join(' · ')
	return [...told, t('brief.who', { name: nameOf(players, seat), deeds })].join(' · ')
}

function deedsIn(events: readonly Event[], players: readonly Player[]): string[] {
	const named = (places: readonly PlaceId[]) => listOf(places.map(placeName))
	const gone = events.flatMap((event) => ('path' in event ? [event.path.at(-1)!] : []))
	const shared = events.flatMap((event) => (event.type === 'share' ? [event.place] : []))
	const deeds = events.flatMap((event) => {
		if (event.type === 'evaluate') return [t('brief.evaluate', { place: placeName(event.place) })]
		if (event.type === 'score') return [t('brief.score', { region: regionName(event.region) })]
		if (event.type === 'milestone') return [t('brief.milestone', { name: nameOf(players, event.seat) })]
		return event.type === 'over' ? [t(`story.over.${event.why}`)] : []
	})
	if (shared.length > 0) deeds.unshift(t('brief.share', { places: named(shared), count: shared.length }))
	if (gone.length > 0) deeds.unshift(t('brief.go', { place: named(gone) }))
	return deeds.length > 0 ? deeds : [t('brief.stay')]
}
