import './home.css'
import { useEffect, useMemo } from 'preact/hooks'
import { useHead } from '../../app/head.ts'
import { isInstalled } from '../../app/installed.ts'
import { GAMES_PATH } from '../../app/route.ts'
import { heldSeats } from '../../app/seats.ts'
import { lazily } from '../../design/lazily.tsx'
import { clientGames } from '../../games/index.ts'
import { titles } from '../../games/titles.en.ts'
import { hasNetwork } from '../../room/network.ts'
import { TopBar } from '../top-bar.tsx'
import { CodeField } from './code-field.tsx'
import { DailyCards } from './daily-cards.tsx'
import { followSeats } from './find-seats.ts'
import { GameCard } from './game-card.tsx'
import { HeldSeats } from './held-seats.tsx'
import { useLife } from './use-life.ts'
import { wasHere } from './was-here.ts'
import { homeWords } from './words.en.ts'

/** For an app on the home screen that knows of no table yet. */
const BringTables = lazily(
	async () => (await import('./bring-tables.tsx')).BringTables,
	() => null,
)

/** So that whoever sees the first one alone knows of the others. By commas alone: what says "and" comes with tables. */
const namesOf = () => clientGames.map(({ id }) => titles.find(`${id}.name`) ?? '')

/** The games, and the ways into one. */
export function HomePage() {
	useHead('')
	useEffect(followSeats, [])
	const isNewcomer = !useMemo(wasHere, [])
	const cards = useLife<HTMLUListElement>('.game-card-picture')
	return (
		<>
			<TopBar />
			<main id="main" class="home">
				<h1 tabIndex={-1}>{homeWords.t('home.heading')}</h1>
				{isNewcomer && <p class="home-about">{homeWords.t('home.about', { games: namesOf().join(', ') })}</p>}
				{!hasNetwork.value && <p role="status">{homeWords.t('home.offline')}</p>}
				<HeldSeats seats={heldSeats()} />
				{isInstalled() && heldSeats().length === 0 && <BringTables />}
				<ul
					ref={cards}
					class="game-cards"
					data-count={clientGames.length}
					aria-label={homeWords.t('home.games')}
				>
					{clientGames.map((game) => (
						<li key={game.id}>
							<GameCard game={game} />
						</li>
					))}
				</ul>
				{!isNewcomer && <DailyCards />}
				<CodeField />
			</main>
			<footer class="home-foot">
				{!isNewcomer && (
					<a class="rules-link" href={GAMES_PATH}>
						{homeWords.t('home.mine')}
					</a>
				)}
				<a class="rules-link" href="/privacy">
					{homeWords.t('home.privacy')}
				</a>
			</footer>
		</>
	)
}
