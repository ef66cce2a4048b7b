import { computed, type ReadonlySignal } from '@preact/signals'
import { soloRound } from '../../../../shared/games/boundless/solo-table.ts'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import type { Play } from '../../game.ts'
import { closeMapWith } from '../map-closed.ts'
import { openPlay } from '../play.ts'
import { soloStage } from '../solo-stage.ts'
import type { Attempt } from './attempt.ts'
import { dailyWords } from './words.en.ts'

/** One deal of a day on the screen: first to choose, then to look at. */
export interface OpenDeal {
	readonly table: ReadonlySignal<Table>
	readonly play: Play
	close(): void
}

export function openDeal({ daily, tried, kind, place }: Attempt, index: number): OpenDeal {
	const deal = daily.deals[index]!
	const empty = soloRound(daily.map, deal.round, deal)
	const table = computed((): Table => {
		const { tokens, times } = tried.value
		const placed = tokens[index] ?? []
		const stacks = empty.stacks.map((_, space) => (placed.includes(space) ? [0] : []))
		return { ...empty, phase: index < times.length ? 'ready' : 'race', stacks }
	})
	const began = Date.now()
	const { stage, close } = soloStage(table, {
		name: dailyWords.t(kind === 'theirs' ? 'them' : 'you'),
		mine: kind !== 'theirs',
		place,
		now: () => Date.now() - began,
	})
	const openMap = closeMapWith(stage)
	const play = openPlay(stage)
	return {
		table,
		play,
		close() {
			play.close()
			openMap()
			close()
		},
	}
}
