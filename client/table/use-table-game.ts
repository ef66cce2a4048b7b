import { useComputed } from '@preact/signals'
import { useLoaded } from '../app/use-loaded.ts'
import type { Connection } from '../connection/connection.ts'
import type { AnyTableGame } from '../games/game.ts'
import { findClientGame } from '../games/index.ts'

interface PlayedGame {
	kind: string // what is played, as one value: it is the same as long as it says the same
	id: string
	game: AnyTableGame
}

/** The game on a room's table, once it is loaded. The next in the room may be another, or the same with other options. */
export function useTableGame(connection: Connection): PlayedGame | undefined {
	const kind = useComputed(() => kindOf(connection)).value
	const loaded = useLoaded(async () => ({ kind, game: await loadKind(kind) }), [kind])
	if (kind === undefined || !loaded?.game || loaded.kind !== kind) return undefined
	return { kind, id: JSON.parse(kind).game, game: loaded.game }
}

const kindOf = ({ table: { value } }: Connection): string | undefined =>
	value && JSON.stringify({ game: value.about.game, options: value.about.options })

async function loadKind(kind: string | undefined): Promise<AnyTableGame | undefined> {
	if (kind === undefined) return undefined
	const { game, options } = JSON.parse(kind)
	return findClientGame(game)?.table(options)
}
