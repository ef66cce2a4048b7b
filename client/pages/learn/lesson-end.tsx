import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Standing, standAt } from '../../../shared/lessons/standing.ts'
import { useKeptFocus } from '../../app/keep-focus.ts'
import { rulesPath } from '../../app/route.ts'
import { Button, ButtonLink } from '../../design/button.tsx'
import type { ClientGame } from '../../games/game.ts'
import { useRoomMaker } from '../home/use-room-maker.ts'
import { TopBar } from '../top-bar.tsx'
import { lessonsOf } from './find-lessons.ts'
import { noteLearnt } from './learnt.ts'
import { LessonLinks } from './lesson-list.tsx'
import { learnWords } from './words.en.ts'

interface LessonEndProps {
	game: ClientGame
	name: string
	title: string
	standing: Signal<Standing>
}

const { t } = learnWords

/** The first real game is one tap away; what else there is to learn stands below it. */
export function LessonEnd({ game, name, title, standing }: LessonEndProps) {
	const { busy, open } = useRoomMaker(game.id)
	useEffect(() => noteLearnt(game.id, name), [game.id, name])
	useKeptFocus('main h1')
	return (
		<>
			<TopBar />
			<main id="main" class="lesson-list-page">
				<h1 tabIndex={-1}>{t('end')}</h1>
				<p>{t('end.text', { title })}</p>
				<p class="lesson-ways">
					<Button
						kind="primary"
						wide
						icon="bot"
						busy={busy.value === 'gentle'}
						onClick={() => open('gentle')}
					>
						{t('end.play')}
					</Button>
					<Button
						icon="replay"
						onClick={() => {
							standing.value = standAt(0)
						}}
					>
						{t('end.again')}
					</Button>
					<ButtonLink icon="book" href={rulesPath(game.id)}>
						{t('end.rules')}
					</ButtonLink>
				</p>
				{lessonsOf(game).length > 1 && (
					<>
						<h2>{t('end.more')}</h2>
						<LessonLinks game={game} but={name} />
					</>
				)}
			</main>
		</>
	)
}
