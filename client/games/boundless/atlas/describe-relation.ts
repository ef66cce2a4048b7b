import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { costs } from '../../../../shared/games/boundless/rules/price.ts'
import { mapOf, regionName, stateName } from '../names.ts'
import { relate } from './why.ts'
import { atlasWords } from './words.en.ts'

const { t } = atlasWords

/** Whether two states are adjacent, and why, in sentences. */
export function describeRelation(id: MapId, one: StateId, other: StateId): string[] {
	const { contacts, route } = relate(id, one, other)
	const told = contacts.map(({ regions, kind }) => {
		const part = regions.find((region) => isPart(id, region))
		if (kind === 'border' && part) return t('why.part', { part: regionName(id, part) })
		return t(`why.${kind}`)
	})
	if (contacts.length > 0) return [t('why.adjacent', { money: costs.adjacent }), ...told]
	const way = route.map((region) => regionName(id, region)).join(' › ')
	return [
		t('why.not'),
		t('why.apart', { count: route.length - 1, way }),
		...[one, other].flatMap((state) =>
			isSplit(id, state) ? [t('why.split', { state: stateName(id, state) })] : [],
		),
	]
}

const isSplit = (id: MapId, state: StateId): boolean => mapOf(id).parts[state] !== undefined

const isPart = (id: MapId, region: string): boolean =>
	Object.values(mapOf(id).parts).some((parts) => region in parts)
