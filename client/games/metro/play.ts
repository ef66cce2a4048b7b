import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Step } from '../../../shared/games/metro/step.ts'
import { touchAlone } from '../../app/settings.ts'
import { common } from '../../i18n/common.en.ts'
import { steadyList } from '../../table/surface/steady-list.ts'
import type { Action, Keyboard, Play, Point, Sight, Zoomable } from '../game.ts'
import { part, withProps } from '../part.ts'
import { cellUnder, EXTENT, RIM, stationUnder } from './board/geometry.ts'
import { MetroBoard, MetroLines, MetroOverlay } from './board/metro-board.tsx'
import { createMoveAnimation, type MoveAnimation, placeOf } from './board/move-animation.ts'
import {
	describeLay,
	describeLine,
	describeNews,
	describeOver,
	describeStuck,
	describeWaiting,
} from './describe.ts'
import type { Additions, Extras } from './extras.ts'
import { type Owners, ownersAmong } from './owner.ts'
import { nextCell } from './placing.ts'
import { type MetroStage, type Staging, stageMoves } from './staging.ts'
import { Tray } from './tray.tsx'
import { metroWords } from './words.en.ts'

/** What a game of Metro on a screen is made of: each part of the drawing takes of it what it uses. */
export interface MetroParts {
	readonly stage: MetroStage
	readonly staging: Staging
	readonly animation: MoveAnimation
	readonly owners: ReadonlySignal<Owners> // of lines
	readonly additions: Additions | undefined // where expansions are played
	readonly sight: Signal<Sight | undefined> // what is seen of the board
}

/** Metro in play on one screen. */
export function openPlay(stage: MetroStage, extras?: Extras): Play {
	const animation = createMoveAnimation(stage, extras)
	const owners = steadyList(() => {
		const { table, hand } = stage.view.value
		return extras ? extras.ownersOf(stage.players.value, table, hand) : ownersAmong(stage.players.value)
	})
	const staging = stageMoves(stage, owners, extras?.steps)
	const additions = extras?.open(stage, staging, owners)
	const { myTurn, target, preview, asked, line, mayDraw } = staging

	const told = computed(() =>
		asked.value?.type === 'draw' ? undefined : asked.value && additions?.describe(asked.value),
	)

	const action = computed((): Action | undefined => {
		if (stage.sending.value) return { label: metroWords.t('action.sending'), act: () => {}, busy: true }
		const act = staging.confirm
		if (!myTurn.value) return undefined
		if (asked.value) {
			const label = asked.value.type === 'draw' ? metroWords.t('action.keep') : common.t('cancel')
			const wayBack = { label, act: staging.clear }
			return { label: told.value?.action ?? metroWords.t('action.draw'), act, wayBack }
		}
		if (staging.aim.value === undefined || target.value === undefined) return undefined
		return { label: describeLay(preview.value, owners.value, additions?.gains(preview.value)), act }
	})

	const prompt = computed(() => {
		const { table } = stage.view.value
		if (line.value) return describeLine(line.value, owners.value)
		if (!myTurn.value) return describeWaiting(stage)
		if (asked.value) return told.value?.prompt ?? metroWords.t('prompt.draw')
		if (stage.isShowing.value && target.value === undefined)
			return stage.shown.value.turn === table.turn ? metroWords.t('prompt.soon') : describeWaiting(stage)
		if (target.value !== undefined)
			return metroWords.t(table.options.rotation ? 'prompt.turn' : 'prompt.confirm')
		if (table.drawn) return metroWords.t('prompt.drawn')
		const more = additions?.prompt() ?? metroWords.t(mayDraw.value ? 'prompt.choose' : 'prompt.choose.only')
		const over = additions ? undefined : describeOver(table)
		return describeStuck(staging) ?? describeNews(stage) ?? over ?? more
	})

	const sight = signal<Sight | undefined>(undefined)
	const parts: MetroParts = { stage, staging, animation, owners, additions, sight }
	return {
		action,
		prompt,
		Board: withProps(MetroBoard, parts),
		Tray: withProps(Tray, parts),
		animateMove: animation.animateMove,
		zoom: zoomOf(parts),
		keys: keysOf(parts),
		holdings: additions?.holdings,
		hint: async (steps) => (await part(import('./hint/hint.tsx')))(parts, steps as readonly Step[]),
		guide: async () => (await part(import('./lessons/guide.ts')))(parts),
		tips: async () => (await part(import('./tips/tips.ts')))(parts),
		textView: async () => withProps(await part(import('./text/text-view.tsx')), parts),
		explanations: async () => (await part(import('./explanations/explanations.ts')))(parts),
		close: staging.close,
	}
}

/** The board as a finger or a mouse finds it. */
function zoomOf(parts: MetroParts): Zoomable {
	const { stage, staging, additions, sight } = parts
	const { myTurn, target, pointed, station } = staging
	return {
		drawing: { x: -RIM, y: -RIM, width: EXTENT, height: EXTENT },
		sight,
		overlays: [withProps(MetroLines, parts), withProps(MetroOverlay, parts)],
		label: () => metroWords.t(touchAlone.value ? 'board' : 'board.keys'),
		tap(at) {
			const under = stationUnder(at)
			stage.lit.value = undefined
			if (under !== undefined) {
				station.value = station.peek() === under ? undefined : under
				return
			}
			const cell = cellUnder(at)
			station.value = undefined
			if (cell === undefined || !myTurn.peek() || additions?.tap(at)) return
			if (cell === target.peek() && stage.view.peek().table.options.rotation) staging.turn()
			else staging.put(cell)
		},
		doubleTap: (at: Point) =>
			target.peek() !== undefined && cellUnder(at) === target.peek() ? 'tap' : undefined,
		pointer: {
			holds: () => myTurn.peek(),
			point(at) {
				const cell = at && cellUnder(at)
				if (cell !== pointed.peek()) pointed.value = cell
			},
		},
		placeOf: (entry) => placeOf(entry, stage.shown.peek()),
	}
}

function keysOf({ stage, staging, additions }: MetroParts): Keyboard {
	const { myTurn, target, pointed, legal, asked } = staging
	const { options } = stage.view.peek().table
	return {
		shortcuts: [
			{ keys: ['d'], label: () => metroWords.t('key.draw'), act: staging.draw },
			{
				keys: ['r'],
				label: () => metroWords.t('key.turn'),
				applies: () => options.rotation,
				act: staging.turn,
			},
			{
				keys: ['1', '2', '3'],
				label: () => metroWords.t('key.tile'),
				applies: () => options.hand > 1,
				act: (key) => staging.choose(Number(key) - 1),
			},
			{ keys: ['Escape'], label: () => metroWords.t('key.clear'), act: staging.clear },
			...(additions?.shortcuts ?? []),
		],
		cursor: {
			step(dx, dy) {
				if (!myTurn.peek()) return false
				const next = nextCell(legal.peek(), target.peek() ?? pointed.peek(), dx, dy)
				if (next === undefined) return true
				target.value = undefined
				asked.value = undefined
				pointed.value = next
				return true
			},
			enter() {
				const cell = target.peek() ?? pointed.peek()
				if (asked.peek()) staging.confirm()
				else if (cell !== undefined && myTurn.peek()) staging.put(cell)
			},
		},
	}
}
