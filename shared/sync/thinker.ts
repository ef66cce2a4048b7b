import type { Thinking } from '../kernel/bot.ts'
import type { BotPlan } from '../room/own-moves.ts'
import type { Shell } from './shell.ts'

interface Thought {
	plan: Pick<BotPlan, 'name' | 'about'>
	thinking: Thinking<unknown>
	steps?: readonly unknown[] // once it is done; none where it failed
}

/**
 * The head of a room's bots, which think one after the other: whoever plans to move first, first. A thought is given up
 * when what it is about is no more.
 */
export class Thinker {
	readonly #shell: Pick<Shell, 'effort' | 'report'>
	#thought: Thought | undefined

	constructor(shell: Pick<Shell, 'effort' | 'report'>) {
		this.#shell = shell
	}

	get isBusy(): boolean {
		return this.#thought !== undefined && this.#thought.steps === undefined
	}

	/** What a bot has decided; undefined while it thinks. Its first slice is thought here: most need no more. */
	decided(plan: BotPlan): readonly unknown[] | undefined {
		if (this.#thought?.plan.name !== plan.name || this.#thought.plan.about !== plan.about) {
			const { name, about } = plan // no more: the plan has a whole room in it
			this.#thought = { plan: { name, about }, thinking: plan.think(this.#shell.effort ?? 1) }
			this.think()
		}
		return this.#thought.steps
	}

	/** One slice further. */
	think(): void {
		const thought = this.#thought
		if (!thought || thought.steps) return
		try {
			const slice = thought.thinking.next()
			if (slice.done) thought.steps = slice.value
		} catch (error) {
			this.#shell.report?.(error)
			thought.steps = []
		}
	}

	forget(): void {
		this.#thought = undefined
	}
}
