import './rules-page.css'
import { useHead } from '../../app/head.ts'
import { lessonPath } from '../../app/route.ts'
import { useNeeded } from '../../app/use-loaded.ts'
import { ButtonLink } from '../../design/button.tsx'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import type { ClientGame } from '../../games/game.ts'
import { findClientGame } from '../../games/index.ts'
import { common } from '../../i18n/common.en.ts'
import { RulesView } from '../../rules/rules-view.tsx'
import { PlayButton } from '../home/play-button.tsx'
import { useRoomMaker } from '../home/use-room-maker.ts'
import { NowherePage } from '../notices/nowhere-page.tsx'
import { TopBar } from '../top-bar.tsx'
import { rulesPageWords } from './words.en.ts'

/** The rules of a game, on a page of their own. */
export function RulesPage({ game: id }: { game: string }) {
	const game = findClientGame(id)
	return game ? <KnownRules game={game} /> : <NowherePage />
}

function KnownRules({ game }: { game: ClientGame }) {
	const rules = useNeeded(() => game.rules(), [game])
	const { busy, open } = useRoomMaker(game.id)
	const title = rules ? rulesPageWords.t('title', { game: rules.title() }) : ''
	useHead(title)
	return (
		<>
			<TopBar />
			<main id="main" class="rules-page">
				{rules ? (
					<>
						<h1 tabIndex={-1}>{title}</h1>
						{game.lesson && (
							<p>
								<ButtonLink icon="hint" href={lessonPath(game.id)}>
									{rulesPageWords.t('learn')}
								</ButtonLink>
							</p>
						)}
						<RulesView rules={rules} at={location.hash.slice(1) || undefined} showsContents />
						<p>
							<PlayButton
								game={game}
								name={rules.title()}
								busy={busy.value === 'play'}
								play={() => open('play')}
							/>
						</p>
					</>
				) : (
					<WagonLoader label={common.t('loading')} />
				)}
			</main>
		</>
	)
}
