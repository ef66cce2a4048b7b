import './hint.css'
import type { Step } from '../../../../shared/games/franchise/step.ts'
import type { Hint } from '../../game.ts'
import { Ring } from '../board/badge.tsx'
import { boxOfPlaces, boxOfRegion, legsOf, pointOf, roadPath, sheetOf } from '../board/geometry.ts'
import { radiusAt } from '../board/labels/label-scene.ts'
import { RegionOutline } from '../board/region-outline.tsx'
import { targetOf } from '../plan.ts'
import type { FranchiseParts } from '../play.ts'
import { tellHint } from './tell-hint.ts'

/** A good turn: in words, and on the map the roads that it takes and where they lead. */
export default function hintOf(parts: FranchiseParts, steps: readonly Step[]): Hint | undefined {
	const { table } = parts.stage.view.peek()
	parts.attention.inspected.value = undefined
	parts.staging.clear() // else the button would do something else than what is shown
	const places = [...new Set(steps.flatMap((step) => targetOf(step) ?? []))]
	const roads = steps.flatMap((step) => ('path' in step ? legsOf(step.path) : []))
	const regions = steps.flatMap((step) => (step.type === 'assign-region' ? [step.region] : []))
	const box = regions[0] ? boxOfRegion(regions[0]) : boxOfPlaces([...places, ...roads.flat()])
	if (box) parts.stage.reveal(box)
	const Mark = () => (
		<g class="franchise-hint" data-player={parts.display.ownColour.value}>
			<mask id="franchise-hint-roads" maskUnits="userSpaceOnUse" {...sheetOf(table.seats.length)}>
				<rect {...sheetOf(table.seats.length)} fill="#fff" />
				{[...new Set(roads.flat())].map((place) => {
					const { x, y } = pointOf(place)
					return <circle key={place} cx={x} cy={y} r={radiusAt(table, place)} />
				})}
			</mask>
			<path mask="url(#franchise-hint-roads)" d={roads.map(([from, to]) => roadPath(from, to)).join('')} />
			{regions.map((region) => (
				<RegionOutline key={region} region={region} isChoice />
			))}
			{places.map((place) => (
				<Ring key={place} place={place} kind="hint" radius={radiusAt(table, place)} />
			))}
		</g>
	)
	return { text: tellHint(table, steps), Mark }
}
