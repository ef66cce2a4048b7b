import './game-card.css'
import { hasPlayed } from '../../app/level.ts'
import { lessonPath, rulesPath } from '../../app/route.ts'
import { heldSeats } from '../../app/seats.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import type { IconName } from '../../design/icons.ts'
import type { ClientGame } from '../../games/game.ts'
import { titles } from '../../games/titles.en.ts'
import { isBegun } from '../learn/learnt.ts'
import { HereButton } from './here-button.tsx'
import { LevelButton } from './level-button.tsx'
import { PlayButton } from './play-button.tsx'
import { useRoomMaker } from './use-room-maker.ts'
import { homeWords } from './words.en.ts'

/** One game: what it looks like, and one tap to play it. */
export function GameCard({ game }: { game: ClientGame }) {
	const { busy, open } = useRoomMaker(game.id)
	const Miniature = useLoaded(() => game.miniature())
	const Practice = useLoaded(async () => game.practice?.())
	const name = titles.find(`${game.id}.name`) ?? ''
	const isOffered = game.lesson !== undefined && isWanted(game.id, game.lesson)

	return (
		<article class="game-card" aria-labelledby={`game-${game.id}`}>
			<div class="game-card-picture">{Miniature && <Miniature />}</div>
			<div class="game-card-words">
				<h2 id={`game-${game.id}`}>{name}</h2>
				<p>{titles.find(`${game.id}.tagline`)}</p>
				<div class="game-card-ways">
					<PlayButton game={game} name={name} busy={busy.value === 'play'} play={() => open('play')} />
					<Button
						busy={busy.value === 'invite'}
						aria-label={homeWords.t('home.invite.about', { game: name })}
						onClick={() => open('invite')}
					>
						{homeWords.t('home.invite')}
					</Button>
					{game.lesson && isOffered && <LearnLink game={game.id} lesson={game.lesson} name={name} />}
				</div>
				<p class="game-card-facts">
					<span class="game-card-about">
						{titles.find(`${game.id}.facts`)}
						<LevelButton game={game} name={name} />
					</span>
					{isSecureContext && (
						<HereButton game={game} name={name} busy={busy.value === 'here'} play={() => open('here')} />
					)}
					<ShortLink
						icon="book"
						href={rulesPath(game.id)}
						label={homeWords.t('home.rules', { game: name })}
						text={homeWords.t('home.rules.short')}
					/>
					{game.lesson && !isOffered && (
						<ShortLink
							icon="hint"
							href={lessonPath(game.id)}
							label={homeWords.t('home.lessons', { game: name })}
							text={homeWords.t('home.lessons.short')}
						/>
					)}
					{/* Its line is there before it is, so that nothing moves. */}
					{game.practice && <i class="game-card-practice">{Practice && <Practice look="rules-link" />}</i>}
				</p>
			</div>
		</article>
	)
}

interface ShortLinkProps {
	icon: IconName
	href: string
	label: string // which says of what game
	text: string
}

const ShortLink = ({ icon, href, label, text }: ShortLinkProps) => (
	<a class="rules-link" href={href} aria-label={label}>
		<Icon name={icon} size={20} />
		{text}
	</a>
)

/** For whoever has not played it yet, or began the lesson and did not come to its end. */
function LearnLink({ game, lesson, name }: { game: string; lesson: string; name: string }) {
	const begun = isBegun(game, lesson)
	return (
		<ButtonLink class="game-card-learn" icon="hint" href={lessonPath(game, lesson)}>
			{homeWords.t(begun ? 'home.learn.on' : 'home.learn')}
			<span class="unseen"> ({name})</span>
		</ButtonLink>
	)
}

/** Its first lesson: not played yet, or begun and not ended. */
const isWanted = (game: string, lesson: string): boolean => isBegun(game, lesson) || isNew(game)

/** Neither against bots nor, lately, with friends. */
const isNew = (game: string): boolean => !hasPlayed(game) && !heldSeats().some((seat) => seat.game === game)
