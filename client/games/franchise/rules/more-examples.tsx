import { FIRST_RED_SPACE } from '../../../../shared/games/franchise/data/box.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import { slotsLeft } from '../../../../shared/games/franchise/rules/pieces.ts'
import { priceOf } from '../../../../shared/games/franchise/steps/develop.ts'
import { sheet } from '../board/geometry.ts'
import { Track } from '../board/track.tsx'
import { placeName } from '../names.ts'
import { Development } from './development.tsx'
import { Example } from './example.tsx'
import { positions } from './positions.ts'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

export const EndExample = () => (
	<figure class="franchise-example">
		<svg viewBox="15 925 376 50" aria-hidden="true">
			<g class="franchise-map">
				<Track covered={FIRST_RED_SPACE + 1} fresh={FIRST_RED_SPACE} />
			</g>
		</svg>
		<figcaption>{t('end.figure')}</figcaption>
	</figure>
)

export const FewExample = () => <Example table={positions.few} area={sheet} caption={t('few.figure')} />

export function BoomExample() {
	const table = positions.boom
	const left = slotsLeft(table, 'chicago')
	return (
		<Example
			table={table}
			area={{ x: 900, y: 235, width: 360, height: 270 }}
			caption={t('boom.figure', { left, double: 2 * left, dollars: incomeOf(table, 0).dollars })}
		/>
	)
}

export function ChainExample() {
	const path: PlaceId[] = ['elpaso', 'dallas', 'houston']
	const [from, over, to] = path.map(placeName)
	return (
		<Example
			table={positions.chain}
			area={{ x: 440, y: 620, width: 500, height: 300 }}
			caption={t('regions.figure', {
				from: from!,
				over: over!,
				to: to!,
				price: priceOf({ path }),
			})}
		>
			<Development path={path} colour={0} />
		</Example>
	)
}
