import './tray.css'
import { useComputed } from '@preact/signals'
import { isDoubled, UNFINISHED } from '../../../shared/games/metro/rules/line.ts'
import type { Change, Line } from '../../../shared/games/metro/rules/preview.ts'
import { NOBODY } from '../../../shared/games/metro/table.ts'
import { IconButton } from '../../design/button.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import { useLagging } from '../../table/surface/use-lagging.ts'
import { TilePicture } from './board/tile.tsx'
import { describeTracks, stationName } from './describe.ts'
import { Goal } from './goal.tsx'
import type { Owners } from './owner.ts'
import type { MetroParts } from './play.ts'
import type { MetroStage, Staging } from './staging.ts'
import { useTileDrag } from './tile-drag.ts'
import { metroWords } from './words.en.ts'

interface HandProps {
	stage: MetroStage
	staging: Staging
}

/** In pixels, by how many tiles a hand has: three must fit beside the pile on a phone. */
const TILE_SIZES = { 1: 76, 2: 68, 3: 54 }

/** The hand and the pile, and beside them what the tile would do. */
export function Tray(parts: MetroParts) {
	const { stage, additions } = parts
	const { table, hand } = stage.view.value
	return (
		<>
			{additions && <additions.Tray />}
			<div
				class={table.market ? 'metro-tray metro-plates' : 'metro-tray'}
				data-edition={table.options.edition}
				data-tiles={table.options.hand}
			>
				<Tiles {...parts} />
				{table.pile > 0 && <Pile {...parts} />}
				{hand && (
					<div class="metro-outlook">
						<Outlook {...parts} />
					</div>
				)}
			</div>
		</>
	)
}

function Tiles({ stage, staging }: HandProps) {
	const { tiles, chosen, code, myTurn, choose, turn } = staging
	const { hand, table } = stage.view.value
	const drag = useTileDrag(stage, staging)
	if (!hand) return <p class="metro-watching">{metroWords.t('tray.watching')}</p>
	if (tiles.value.length === 0)
		return table.turn === NOBODY ? null : <p class="metro-watching">{metroWords.t('tray.empty')}</p>
	const drawn = hand.drawn !== null
	const picked = Math.min(chosen.value, tiles.value.length - 1)
	return (
		<fieldset class="metro-hand">
			<legend class="unseen">{metroWords.t('tray.hand', { count: tiles.value.length })}</legend>
			{tiles.value.map((tile, index) => {
				const shown = index === picked ? (code.value ?? tile) : tile
				const tracks = describeTracks(shown)
				return (
					<button
						key={index}
						type="button"
						class="metro-tile"
						aria-pressed={index === picked}
						aria-label={
							drawn
								? metroWords.t('tray.drawn', { tracks })
								: metroWords.t('tray.tile', { number: index + 1, tracks })
						}
						data-idle={!myTurn.value}
						onClick={() => (index === picked ? press(stage, staging) : choose(index))}
						onPointerDown={(event) => drag(event, index)}
					>
						<TilePicture code={shown} size={TILE_SIZES[table.options.hand]} />
					</button>
				)
			})}
			{drawn && hand.tiles.map((tile, index) => <KeptTile key={index} code={tile} />)}
			{table.options.rotation && (
				<IconButton icon="rotate" label={metroWords.t('key.turn')} onClick={turn} disabled={!myTurn.value} />
			)}
		</fieldset>
	)
}

/** The chosen tile itself: is taken back, turns where that is played, or says what to do with it. */
function press(stage: MetroStage, { myTurn, asked, turn, takeBack }: Staging): void {
	if (!asked.peek() && myTurn.peek() && stage.view.peek().table.options.rotation) turn()
	else if (takeBack()) return
	else stage.say(metroWords.t(myTurn.peek() ? 'tray.how' : 'tray.wait'))
}

/** A tile of the hand while the drawn one must be laid. */
function KeptTile({ code }: { code: string }) {
	const label = metroWords.t('tray.kept', { tracks: describeTracks(code) })
	return (
		<span class="metro-kept" title={label}>
			<TilePicture code={code} size={36} />
			<span class="unseen">{label}</span>
		</span>
	)
}

function Pile({ stage, staging: { mayDraw, asked, draw } }: HandProps) {
	const { pile } = stage.shown.value
	return (
		<button
			type="button"
			class="metro-pile"
			aria-pressed={asked.value?.type === 'draw'}
			disabled={!mayDraw.value || stage.sending.value}
			onClick={draw}
		>
			<svg viewBox="0 0 60 56" width="60" height="56" aria-hidden="true">
				{pile > 8 && <rect class="metro-pile-back" x="8" y="10" width="44" height="44" rx="5" />}
				{pile > 1 && <rect class="metro-pile-back" x="8" y="6" width="44" height="44" rx="5" />}
				<rect class="metro-pile-back" x="8" y="2" width="44" height="44" rx="5" />
				<path class="metro-pile-mark" d="M30 12v22M22 26l8 8 8-8" />
			</svg>
			<strong>{metroWords.t('tray.draw')}</strong>
			<span>{metroWords.t('tray.pile', { count: pile })}</span>
		</button>
	)
}

/** What the tile would do where it is tried; before one has played, what that is good for. */
function Outlook({ stage, staging: { aim, preview }, owners, additions }: Omit<MetroParts, 'animation'>) {
	const outlook = useComputed(() => (aim.value === undefined ? undefined : preview.value))
	const told = useLagging(outlook)
	return told ? (
		<Changes preview={told} owners={owners.value} />
	) : (
		<Goal stage={stage} owners={owners} additions={additions} />
	)
}

/** Every line that the previewed tile would change; finished ones first. */
function Changes({ preview, owners }: { preview: readonly Change[]; owners: Owners }) {
	const changes = preview
		.filter(({ line }) => line.owner !== NOBODY)
		.sort((a, b) => b.line.points - a.line.points)
	if (changes.length === 0) return <p>{metroWords.t('tray.nothing')}</p>
	return (
		<ul aria-live="polite">
			{changes.map((change) => (
				<ChangeLine
					key={change.line.departure}
					change={change}
					colour={owners[change.line.owner]?.colour ?? 0}
					mine={owners[change.line.owner]?.mine ?? false}
				/>
			))}
		</ul>
	)
}

/** A station's number as it hangs on the board; its name where there is room. */
function StationSign({ departure }: { departure: number }) {
	const name = stationName(departure)
	const [number = ''] = /^\d+/.exec(name) ?? []
	return (
		<>
			{number !== '' && <b class="metro-number">{number}</b>}
			<span class={number === '' ? 'metro-change-name' : 'metro-change-name metro-change-spare'}>
				{name.slice(number.length).trim()}
			</span>
		</>
	)
}

const tellPoints = ({ departure, end, length, points }: Line): string =>
	isDoubled(departure, end)
		? metroWords.t('tray.doubled', { length, points })
		: metroWords.t('tray.scores', { points })

function ChangeLine({ change, colour, mine }: { change: Change; colour: number; mine: boolean }) {
	const { line } = change
	const finished = line.end !== UNFINISHED
	return (
		<li class={mine ? 'metro-change metro-change-mine' : 'metro-change'} data-player={colour}>
			<PlayerShape identity={colour} size={16} />
			<StationSign departure={line.departure} />
			<strong>
				{finished
					? tellPoints(line)
					: metroWords.t('tray.grows', { before: change.before, count: line.length })}
			</strong>
		</li>
	)
}
