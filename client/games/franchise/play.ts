import { computed, effect, type ReadonlySignal } from '@preact/signals'
import { createElement } from 'preact'
import { placesInPlay } from '../../../shared/games/franchise/rules/board.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import type { Cursor, Play, Zoomable } from '../game.ts'
import { part, withProps } from '../part.ts'
import { Told } from './about/told.tsx'
import { type Attention, createAttention } from './attention.ts'
import { isOnTrack } from './board/corner.ts'
import { FranchiseBoard, FranchiseLights, FranchiseOverlay, RoadMap } from './board/franchise-board.tsx'
import { boxOfPlaces, boxOfRegion, nextPlace, sheetOf } from './board/geometry.ts'
import { EdgeChips } from './board/labels/edge-chips-layer.tsx'
import { createLabels, type Labels } from './board/labels/labels.ts'
import { createMoveAnimation, type MoveAnimation, placeOf } from './board/move-animation.ts'
import { actionOf, promptOf } from './guidance.ts'
import { Holdings } from './holdings.tsx'
import { homeOf, placesThatMatter } from './home.ts'
import type { Reach } from './reach.ts'
import { shortcutsOf } from './shortcuts.ts'
import { type FranchiseStage, type Staging, stageTurn } from './staging.ts'
import { createTouch, type Touch } from './touch.ts'
import { Tray } from './tray/tray.tsx'
import { franchiseWords } from './words.en.ts'

/** What a game of Franchise on a screen is made of: each part of the drawing takes of it what it uses. */
export interface FranchiseParts {
	readonly stage: FranchiseStage
	readonly display: Display
	readonly staging: Staging
	readonly reach: Reach
	readonly attention: Attention
	readonly touch: Touch
	readonly animation: MoveAnimation
	readonly labels: Labels
}

/** Franchise in play on one screen. */
export interface FranchisePlay extends Play, FranchiseParts {}

/** What there is to be seen. */
export interface Display {
	readonly table: ReadonlySignal<Table> // what the board shows
	readonly isCurrent: ReadonlySignal<boolean> // nothing is left to be seen before the next move
	readonly isOffering: ReadonlySignal<boolean> // the map shows what can be chosen
	readonly colours: ReadonlySignal<string> // of the seats, one digit each
	readonly ownColour: ReadonlySignal<number>
}

export function openPlay(stage: FranchiseStage): FranchisePlay {
	const animation = createMoveAnimation(stage)
	const attention = createAttention()
	const { staging, reach } = stageTurn(stage, attention)
	const display = displayOf(stage, animation, staging)
	const touch = createTouch({ stage, staging, reach, attention })
	const labels = createLabels({ stage, display, staging, reach })
	const parts: FranchiseParts = { stage, display, staging, reach, attention, touch, animation, labels }

	// Whoever is called sees what can be chosen, and whoever has played what comes of it: what they asked about before
	// stood in its place. Nor may it hide what they are told.
	const stopAsking = effect(() => {
		const isCalled = staging.myTurn.value && !stage.isShowing.value
		if (isCalled || stage.sending.value || stage.notice.value !== undefined)
			attention.inspected.value = undefined
	})

	// What was chosen is to be seen.
	const stopFolding = staging.steps.subscribe(() => {
		attention.isUnfolded.value = false
	})

	return {
		...parts,
		prompt: computed(() => promptOf(parts)),
		action: computed(() => actionOf(parts)),
		Board: withProps(RoadMap, parts),
		Tray: withProps(Tray, parts),
		animateMove: animation.animateMove,
		zoom: zoomOf(parts),
		keys: { shortcuts: shortcutsOf(parts), cursor: cursorOf(parts) },
		keepsNote: attention.keepsNote,
		holdings: {
			InSight: ({ seat }) => createElement(Holdings, { display, seat }),
			InWords: ({ seat }) => createElement(Told, { ...parts, told: { kind: 'player', seat } }),
		},
		hint: async (steps) => (await part(import('./hint/hint.tsx')))(parts, steps as readonly Step[]),
		guide: async () => (await part(import('./lessons/guide.ts')))(parts),
		tips: async () => (await part(import('./tips/tips.ts')))(parts),
		textView: async () => withProps(await part(import('./text/text-view.tsx')), parts),
		explanations: async () => (await part(import('./explanations/explanations.ts')))(parts),
		close() {
			stopAsking()
			stopFolding()
			labels.close()
			staging.close()
		},
	}
}

function displayOf(stage: FranchiseStage, animation: MoveAnimation, { myTurn }: Staging): Display {
	const colours = computed(() => stage.players.value.map(({ colour }) => colour).join(''))
	const isCurrent = computed(() => !stage.isShowing.value && stage.shown.value === stage.view.value.table)
	return {
		table: computed(() => animation.frame.value ?? stage.shown.value),
		isCurrent,
		isOffering: computed(() => myTurn.value && !stage.sending.value && isCurrent.value),
		colours,
		ownColour: computed(() => Number(colours.value[stage.view.value.seat ?? -1] ?? 0)),
	}
}

/** The map as a finger or a mouse finds it. */
function zoomOf(parts: FranchiseParts): Zoomable {
	const { stage, attention, touch, labels } = parts
	const players = stage.view.peek().table.seats.length
	const { pointed, inspected } = attention
	const { view } = stage
	const table = computed(() => view.value.table) // who comes and goes moves nothing
	const home = computed(() => {
		const { seat, hand } = view.peek()
		const places = placesThatMatter({ seat, hand, table: table.value })
		return places.length > 0 ? homeOf(places) : undefined
	})
	return {
		drawing: sheetOf(players),
		overlays: [FranchiseLights, FranchiseBoard, FranchiseOverlay].map((Layer) => withProps(Layer, parts)),
		home,
		sight: labels.sight,
		Aside: withProps(EdgeChips, parts),
		label: () => franchiseWords.t('board'),
		tap(at) {
			stage.lit.value = undefined
			const place = labels.placeUnder(at)
			const region = labels.regionUnder(at)
			if (place) touch.place(place)
			else if (isOnTrack(at, players)) inspected.value = { kind: 'track' }
			else if (region) touch.region(region)
			else inspected.value = undefined
		},
		doubleTap(at) {
			const region = labels.regionUnder(at)
			return region && boxOfRegion(region)
		},
		pointer: {
			holds: () => false,
			point(at) {
				const place = at && labels.placeUnder(at)
				if (place !== pointed.peek()) pointed.value = place
			},
		},
		placeOf,
	}
}

/** From place to place: those that can be chosen, and beyond them, for whoever is called, all that can be asked about. */
const cursorOf = ({ stage, staging, reach, attention: { pointed }, touch }: FranchiseParts): Cursor => ({
	step(dx, dy) {
		const { stage: now, seats } = stage.view.peek().table
		const others =
			now === 'turns' && staging.myTurn.peek() ? placesInPlay(seats.length).map(({ id }) => id) : []
		const places = reach.places.peek()
		const next = nextPlace(places, pointed.peek(), dx, dy) ?? nextPlace(others, pointed.peek(), dx, dy)
		if (next !== undefined) {
			pointed.value = next
			stage.reveal(boxOfPlaces([next])!)
		}
		return next !== undefined || places.length > 0
	},
	enter() {
		const place = pointed.peek()
		if (place) touch.place(place)
	},
})
