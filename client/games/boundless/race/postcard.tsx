import '../post.css'
import './postcard.css'
import type { ComponentChildren } from 'preact'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { costs, FORTY, type Pick } from '../../../../shared/games/boundless/rules/price.ts'
import { signed } from '../describe.ts'
import { pickName } from '../pick-name.ts'
import { StatePicture } from '../pictures/state-picture.tsx'
import { Armchair } from './armchair.tsx'

interface PostcardProps {
	map: MapId
	pick: Pick
	isPaid?: boolean | undefined // the armchair brings what it costs in other rounds
	children?: ComponentChildren // what lies on it, beside the picture
}

/** A card: a picture, and the name as large as it fits. */
export function Postcard({ map, pick, isPaid = false, children }: PostcardProps) {
	const forty = isPaid ? signed(costs.forty) : String(costs.forty)
	const name = pickName(map, pick)
	const { rows, letters } = rowsOf(name)
	return (
		<span class="boundless-postcard">
			<span class="boundless-postcard-face" data-rows={rows} style={{ '--letters': letters, '--rows': rows }}>
				<span class="boundless-postcard-top">
					{pick === FORTY ? (
						<>
							<Armchair price={forty} />
							<span class="unseen">{forty}</span>
						</>
					) : (
						<span class="boundless-postage">
							<StatePicture map={map} state={pick} />
						</span>
					)}
					{children}
				</span>
				<span class="boundless-postcard-name">{name}</span>
			</span>
		</span>
	)
}

const LONG = 12 // letters from which a name takes two rows, where it can

/** How many rows a name takes, and the letters of the longer one: what decides how large it can be. */
function rowsOf(name: string): { rows: number; letters: number } {
	const breaks = [...name.matchAll(/[\s-]/g)].map(({ index }) => Math.max(index, name.length - index - 1))
	const isSplit = name.length > LONG && breaks.length > 0
	return isSplit ? { rows: 2, letters: Math.min(...breaks) } : { rows: 1, letters: Math.max(6, name.length) }
}
