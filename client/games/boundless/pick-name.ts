import type { MapId } from '../../../shared/games/boundless/data/atlas.ts'
import { FORTY, type Pick } from '../../../shared/games/boundless/rules/price.ts'
import { stateName } from './names.ts'
import { boundlessWords } from './words.en.ts'

/** What a token stands on: a state, or the armchair. */
export const pickName = (map: MapId, pick: Pick): string =>
	pick === FORTY ? boundlessWords.t('forty') : stateName(map, pick)
