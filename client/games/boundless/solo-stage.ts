import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Step } from '../../../shared/games/boundless/step.ts'
import type { Hand, Space, Table } from '../../../shared/games/boundless/table.ts'
import type { View } from '../../../shared/kernel/game.ts'
import type { Player } from '../game.ts'
import type { BoundlessStage } from './stage.ts'

/** Who is alone at a table, and what becomes of their tokens. */
interface Loner {
	name: string
	mine?: boolean // whoever looks, unless told
	place(space: Space): void
	now(): number
}

export interface SoloStage {
	readonly stage: BoundlessStage
	close(): void
}

const NOTICE_FOR = 3000

/** What a game sees of a table at which one person sits alone. */
export function soloStage(table: ReadonlySignal<Table>, { name, mine = true, place, now }: Loner): SoloStage {
	const notice = signal<string | undefined>(undefined)
	let timer: ReturnType<typeof setTimeout> | undefined
	const players: Player[] = [{ seat: 0, id: 0, name, colour: 0, mine, played: 'person', away: false }]
	return {
		stage: {
			view: computed((): View<Table, Hand> => ({ table: table.value, seat: 0, hand: null })),
			turn: signal(0),
			shown: table,
			entries: signal([]),
			isShowing: signal(false),
			mover: signal(undefined),
			players: signal(players),
			lit: signal(undefined),
			sending: signal(false),
			notice,
			async send([step]: readonly Step[]) {
				if (step?.type === 'place') place(step.space)
				return true
			},
			say(text) {
				notice.value = text
				clearTimeout(timer)
				timer = setTimeout(() => {
					notice.value = undefined
				}, NOTICE_FOR)
			},
			award: () => undefined,
			focus: () => undefined,
			reveal: () => undefined,
			skip: () => undefined,
			pointOnPage: () => undefined,
			now,
		},
		close: () => clearTimeout(timer),
	}
}
