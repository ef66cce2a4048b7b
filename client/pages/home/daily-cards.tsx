import { useLoaded } from '../../app/use-loaded.ts'
import type { ClientGame } from '../../games/game.ts'
import { clientGames } from '../../games/index.ts'

/** What there is for today, below the games. */
export const DailyCards = () => (
	<>
		{clientGames
			.filter(({ daily }) => daily)
			.map((game) => (
				<DailyCard key={game.id} game={game} />
			))}
	</>
)

/** Its place is there before it is, so that nothing moves. */
function DailyCard({ game }: { game: ClientGame }) {
	const daily = useLoaded(async () => game.daily?.())
	return <div class="daily-card">{daily && <daily.Card />}</div>
}
