import type { Connection } from '../../connection/connection.ts'
import { announce } from '../../design/announcer.tsx'
import { wordsReady } from '../../i18n/language.ts'
import type { TableModel } from '../table-model.ts'
import type { HintQuestion } from './hint-worker.ts'
import { hintWords } from './words.en.ts'

/** Asks a bot on another thread, and shows what it says, if it is still that turn. */
export async function giveHint({ table: told, room, hand }: Connection, table: TableModel): Promise<void> {
	const view = told.peek()
	const seat = table.players.peek().find(({ mine }) => mine)?.seat
	if (!view || seat === undefined || !table.play.hint) return
	table.touch() // why something did not go stands where the hint comes
	const { about, now } = view
	const steps = await think({
		game: about.game,
		version: about.version,
		view: { table: view.table, seat, hand: hand.peek() },
		seed: `hint:${room.peek()?.epoch}:${now.turn}:${seat}`,
	})
	const hint = steps.length > 0 ? await table.play.hint(steps) : undefined
	await wordsReady()
	if (told.peek()?.now.turn !== now.turn || told.peek()?.table !== view.table) return
	table.hint.value = hint ?? { text: hintWords.t('none') }
	announce(table.hint.value.text)
}

/** No steps where it fails: nobody waits for a hint that does not come. */
const think = (question: HintQuestion): Promise<readonly unknown[]> =>
	new Promise((resolve) => {
		const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' })
		const end = (steps: readonly unknown[]) => {
			worker.terminate()
			resolve(steps)
		}
		worker.onmessage = ({ data }: MessageEvent<readonly unknown[]>) => end(data)
		worker.onerror = () => end([])
		worker.postMessage(question)
	})
