import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { isCentral } from '../../../../shared/games/metro/rules/board.ts'
import { isDoubled, UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import type { Line } from '../../../../shared/games/metro/rules/preview.ts'
import { EDGE, linePath, TERMINAL, UNIT, wagonAt } from './geometry.ts'
import type { Advance } from './move-animation.ts'
import { lengthOf, trainAt } from './train.ts'
import { Wagon } from './wagon.tsx'

interface RunnerProps {
	line: Line
	colour: number
	runners: Set<Advance> // told how far the wagon has come
}

/** A wagon that runs its line and counts the tiles; the line lights up behind it. */
export default function Runner({ line, colour, runners }: RunnerProps) {
	const wagon = useRef<SVGGElement>(null)
	const count = useRef<SVGGElement>(null)
	const number = useRef<SVGTextElement>(null)
	const trail = useRef<SVGGElement>(null)
	const path = linePath(line.departure, line.passes)
	const lengths = useMemo(() => runningSums(line), [line])
	const total = lengths.at(-1)!

	useLayoutEffect(() => {
		const advance = (part: number) => {
			const { x, y, angle, way, tiles } = placeAt(line, lengths, part)
			wagon.current?.setAttribute('transform', `translate(${x} ${y}) rotate(${angle})`)
			count.current?.setAttribute('transform', `translate(${inside(x)} ${inside(y)})`)
			trail.current?.style.setProperty('stroke-dashoffset', String(total - way))
			if (number.current) number.current.textContent = part === 1 ? totalOf(line) : String(tiles)
		}
		advance(0)
		runners.add(advance)
		return () => {
			runners.delete(advance)
		}
	}, [line, lengths, total, runners])

	return (
		<g class="metro-lit" data-player={colour}>
			<g ref={trail} stroke-dasharray={`${total} ${total}`}>
				<path class="metro-lit-halo" d={path} />
				<path class="metro-lit-case" d={path} />
				<path class="metro-lit-core" d={path} />
			</g>
			<g ref={wagon}>
				<Wagon colour={colour} />
			</g>
			<g ref={count}>
				<g class="metro-badge">
					<text ref={number} class="metro-count-text" y="-18" />
				</g>
			</g>
		</g>
	)
}

/** So far from the edges that on a small phone, too, all of the number is on the board. */
const inside = (place: number): number => Math.min(Math.max(place, UNIT / 2), EDGE - UNIT / 2)

/** How long the line is up to the end of each tile, its departure rail first. */
function runningSums({ passes }: Line): number[] {
	const sums = [TERMINAL]
	for (const pass of passes) sums.push(sums.at(-1)! + lengthOf(pass))
	return sums
}

function placeAt(line: Line, lengths: readonly number[], part: number) {
	const { passes } = line
	const passed = part * passes.length
	const index = Math.min(Math.floor(passed), passes.length - 1)
	const pass = passes[index]
	if (!pass || part === 0) return { ...wagonAt(line.departure), way: TERMINAL, tiles: 0 }
	const within = passed - index
	return {
		...trainAt(pass, within),
		way: lengths[index]! + within * lengthOf(pass),
		tiles: passes.slice(0, Math.ceil(passed)).filter(({ cell }) => !isCentral(cell)).length,
	}
}

const totalOf = ({ departure, length, end, points }: Line): string => {
	if (end === UNFINISHED) return String(length)
	return isDoubled(departure, end) ? `${length}×2 = ${points}` : `+${points}`
}
