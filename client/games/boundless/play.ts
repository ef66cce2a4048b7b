import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { hasTokensLeft, seatsOf } from '../../../shared/games/boundless/rules/colours.ts'
import { costs } from '../../../shared/games/boundless/rules/price.ts'
import { appearsTogether, isPaidOut } from '../../../shared/games/boundless/rules/schedule.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import { listOf } from '../../i18n/list-of.ts'
import type { Action, Play, Shortcut } from '../game.ts'
import { part, withProps } from '../part.ts'
import { Board } from './board.tsx'
import { type Countdown, createCountdown } from './countdown.ts'
import { picturesOf } from './pictures/pictures.ts'
import { newsIn } from './plan-name.ts'
import { createRacing, type Racing } from './race/racing.ts'
import { spaceOf } from './race/spaces.ts'
import { createReview, type Review } from './settlement/review.ts'
import { type BoundlessStage, isRound } from './stage.ts'
import { Tray } from './tray.tsx'
import { boundlessWords } from './words.en.ts'

/** What a game of Boundless on a screen is made of: each part of the drawing takes of it what it uses. */
export interface BoundlessParts {
	readonly stage: BoundlessStage
	readonly racing: Racing
	readonly countdown: Countdown
	readonly review: Review
}

const { t } = boundlessWords

/** Boundless in play on one screen. */
export function openPlay(stage: BoundlessStage): Play {
	const racing = createRacing(stage)
	const countdown = createCountdown(stage)
	const review = createReview(stage)
	const absorbing = absorb(stage, review)
	const prompt = computed(() => promptFor(stage, racing, review, countdown))
	picturesOf(stage.view.peek().table.options.map)

	const parts: BoundlessParts = { stage, racing, countdown, review }
	return {
		prompt,
		action: computed(() => (review.isHeld.value ? undefined : actionFor(stage))),
		isAbsorbing: absorbing.signal,
		keys: { shortcuts: shortcutsFor(stage, racing) },
		Board: withProps(Board, { ...parts, prompt }),
		Tray: withProps(Tray, parts),
		guide: async () => (await part(import('./lessons/guide.ts')))(parts),
		tips: async () => (await part(import('./tips/tips.ts')))(),
		textView: async () => withProps(await part(import('./text/text-view.tsx')), parts),
		explanations: async () => (await part(import('./explanations/explanations.ts')))(parts),
		animateMove: review.animateMove,
		close() {
			racing.close()
			countdown.close()
			review.close()
			absorbing.close()
		},
	}
}

function shortcutsFor(stage: BoundlessStage, racing: Racing): Shortcut[] {
	return [
		{
			keys: ['1', '2', '3', '4', '5', '6', '7', '8'],
			label: () => t('key.place'),
			act(key, event) {
				const { table } = stage.view.peek()
				if (event.repeat || !isRound(table)) return
				const second = event.shiftKey && table.options.twoColours
				racing.place(spaceOf(key)!, event.timeStamp, second ? 1 - racing.own.peek() : undefined)
			},
		},
		{
			keys: ['c'],
			label: () => t('key.colour'),
			act: () => racing.choose(1 - racing.own.peek()),
		},
		{
			keys: ['r'],
			label: () => t('key.ready'),
			act: () => actionFor(stage)?.act(),
		},
	]
}

/** Saying that one is ready, where that is to be said. */
function actionFor(stage: BoundlessStage): Action | undefined {
	const { table, seat } = stage.view.value
	if (table.phase !== 'ready' || seat === undefined || table.ready.includes(seat)) return undefined
	return {
		label: t('action.ready', { round: table.round + 1 }),
		act: () => void stage.send([{ type: 'ready' }]),
		busy: stage.sending.value,
	}
}

function promptFor(
	{ view, players }: BoundlessStage,
	{ left }: Racing,
	{ isHeld }: Review,
	{ seconds }: Countdown,
): string {
	const { table, seat } = view.value
	const namesOf = (seats: readonly number[]) => listOf(seats.map((other) => players.value[other]?.name ?? ''))
	const isMine = seat !== undefined
	if (isHeld.value) return t('prompt.settling')
	switch (table.phase) {
		case 'ready': {
			const isReady = isMine && table.ready.includes(seat)
			if (isReady) return t('prompt.ready', { names: namesOf(waitedFor(table)) })
			if (!isMine) return t('prompt.watch.ready', { round: table.round + 1 })
			return table.round === 0 ? t('prompt.first') : promptForNext(table.round + 1)
		}
		case 'ring':
			return t(appearsTogether(table.round) ? 'prompt.ring.together' : 'prompt.ring')
		case 'race': {
			const count = left.value.reduce((sum, tokens) => sum + tokens, 0)
			if (count > 0 && table.options.twoColours) return t('prompt.place.colours', { count })
			// Where the clock runs, what comes of being late.
			if (count > 0 && seconds.value !== undefined && !isPaidOut(table.round))
				return t('prompt.place.hurry', { count, money: costs.missing })
			if (count > 0) return t('prompt.place', { count })
			const names = namesOf(seatsOf(table).filter((other) => hasTokensLeft(table, other) && other !== seat))
			if (names === '') return t('prompt.settling')
			return t(isMine ? 'prompt.done' : 'prompt.watch', { names })
		}
		case 'over':
			return t('prompt.over')
	}
}

/** The next round, and what it brings that was not there before; after the first, all prices in one line. */
function promptForNext(round: number): string {
	const news = newsIn(round)
	if (round === 2) return t('prompt.next.prices')
	return news ? t(`prompt.next.${news}`, { round }) : t('prompt.next', { round })
}

/** Those who have not said ready, and are there to say it. */
const waitedFor = (table: Table): number[] =>
	seatsOf(table).filter((seat) => !table.ready.includes(seat) && !table.away.includes(seat))

/** In a round there is nothing but the ring, also for who has finished: nothing moves before it is over. */
function absorb(
	{ view }: BoundlessStage,
	{ isHeld }: Review,
): { signal: ReadonlySignal<boolean>; close(): void } {
	const absorbing = signal(false)
	const close = effect(() => {
		const { table, seat } = view.value
		if (!isHeld.value) absorbing.value = seat !== undefined && isRound(table)
	})
	return { signal: absorbing, close }
}
