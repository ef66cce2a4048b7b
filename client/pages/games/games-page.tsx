import './games.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type KeptGame, MOST_GAMES } from '../../../shared/history/kept-game.ts'
import { useHead } from '../../app/head.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { common } from '../../i18n/common.en.ts'
import { TopBar } from '../top-bar.tsx'
import { GameFiles } from './game-files.tsx'
import { GameRow } from './game-row.tsx'
import { GameSheet } from './game-sheet.tsx'
import { keptGames, readGames } from './kept-games.ts'
import { Removed } from './removed.tsx'
import { Statistics } from './statistics.tsx'
import { gamesWords } from './words.en.ts'

const { t } = gamesWords

/** The finished games that this device keeps. */
export function GamesPage() {
	useHead(t('title'), { noindex: true })
	useEffect(() => void readGames(), [])
	return (
		<>
			<TopBar />
			<main id="main" class="games-page">
				<h1 tabIndex={-1}>{t('title')}</h1>
				<Kept />
			</main>
		</>
	)
}

function Kept() {
	const games = keptGames.value
	if (games === 'unknown') return <WagonLoader label={common.t('loading')} />
	if (games === 'impossible') return <p role="alert">{t('impossible')}</p>
	return (
		<>
			<p class="soft">{t('about', { count: MOST_GAMES })}</p>
			<Statistics games={games} />
			<Removed />
			{games.length > 0 ? <GameList games={games} /> : <p>{t('none')}</p>}
			<GameFiles games={games} />
		</>
	)
}

function GameList({ games }: { games: readonly KeptGame[] }) {
	const chosen = useSignal<KeptGame | undefined>(undefined)
	return (
		<section>
			<h2>{t('list')}</h2>
			<ul>
				{games.map((game) => (
					<li key={game.id}>
						<GameRow
							game={game}
							onChoose={() => {
								chosen.value = game
							}}
						/>
					</li>
				))}
			</ul>
			<GameSheet
				game={chosen.value}
				onClose={() => {
					chosen.value = undefined
				}}
			/>
		</section>
	)
}
