import { useNeeded } from '../app/use-loaded.ts'
import { WagonLoader } from '../design/wagon-loader.tsx'
import type { ClientGame } from '../games/game.ts'
import { clientGames } from '../games/index.ts'
import { common } from '../i18n/common.en.ts'
import { useDayRoom } from './home/use-room-maker.ts'
import { NowherePage } from './notices/nowhere-page.tsx'
import { TopBar } from './top-bar.tsx'

/** What there is to play every day, by the game that has it. */
export function DailyPage({ part }: { part: string }) {
	const game = clientGames.find(({ daily }) => daily)
	return game ? <DailyOf game={game} part={part} /> : <NowherePage />
}

function DailyOf({ game, part }: { game: ClientGame; part: string }) {
	const Page = useNeeded(async () => (await game.daily?.())?.page(), [game])
	const { busy, open } = useDayRoom(game.id)
	return (
		<>
			<TopBar />
			{Page ? (
				<Page part={part} race={(day) => void open(day)} isOpening={busy.value} />
			) : (
				<WagonLoader label={common.t('loading')} />
			)}
		</>
	)
}
