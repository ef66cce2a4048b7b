import { games } from '../../../shared/games/index.ts'
import type { Secrets } from './secrets.ts'

/** What each game of the registry hides: one that does not say so fails here. */
export const allSecrets: readonly (Secrets & { id: string })[] = await Promise.all(
	games.map(async ({ id }) => {
		const { secrets }: { secrets: Secrets } = await import(`../${id}/swap-hidden.ts`)
		return { id, ...secrets }
	}),
)
