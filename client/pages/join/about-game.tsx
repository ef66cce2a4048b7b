import './about-game.css'
import { useLoaded } from '../../app/use-loaded.ts'
import { findClientGame } from '../../games/index.ts'
import { titles } from '../../games/titles.en.ts'
import { RulesButton } from '../lobby/rules-button.tsx'

/** For whoever was sent a link and nothing else: what game this is, in a picture and a sentence. */
export function AboutGame({ game }: { game: string }) {
	const Miniature = useLoaded(async () => findClientGame(game)?.miniature(), [game])
	return (
		<section class="about-game" aria-labelledby="about-game">
			<div class="about-game-picture">{Miniature && <Miniature />}</div>
			<div class="about-game-words">
				<h2 id="about-game">{titles.find(`${game}.name`)}</h2>
				<p>{titles.find(`${game}.tagline`)}</p>
				<p class="soft">{titles.find(`${game}.facts`)}</p>
			</div>
			<RulesButton game={game} />
		</section>
	)
}
