import type { Connection } from '../../connection/connection.ts'
import { tableWords } from '../../table/words.en.ts'

/** Says so where what is shown may not be up to date. */
export function Link({ connection: { status } }: { connection: Connection }) {
	const words = status.value === 'online' ? undefined : tableWords.find(`status.${status.value}`)
	return words ? <p class="screen-link">{words}</p> : null
}
