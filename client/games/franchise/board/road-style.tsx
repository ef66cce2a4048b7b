import type { Price } from '../../../../shared/games/franchise/data/roads.ts'

/** Roads of a price as the map draws them: dotted, fine and double, green, dashed, broad and red. */
export const RoadStyle = ({ price, path }: { price: Price; path: string }) => (
	<>
		{(price === 1 || price === 8) && <path class={`franchise-road franchise-road-${price}-case`} d={path} />}
		<path class={`franchise-road franchise-road-${price}`} d={path} />
	</>
)
