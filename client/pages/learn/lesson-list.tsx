import './lesson-list.css'
import { isTitled, type Titled } from '../../../shared/lessons/titled.ts'
import { useHead } from '../../app/head.ts'
import { lessonPath } from '../../app/route.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { Icon } from '../../design/icon.tsx'
import type { ClientGame } from '../../games/game.ts'
import { titles } from '../../games/titles.en.ts'
import { TopBar } from '../top-bar.tsx'
import { read } from './caption.ts'
import { lessonsOf, loadLesson } from './find-lessons.ts'
import { isLearnt } from './learnt.ts'
import { learnWords } from './words.en.ts'

const { t } = learnWords

/** All lessons of a game, on a page of their own. */
export function LessonList({ game }: { game: ClientGame }) {
	const title = t('title', { game: titles.find(`${game.id}.name`) ?? '' })
	useHead(title)
	return (
		<>
			<TopBar />
			<main id="main" class="lesson-list-page">
				<h1 tabIndex={-1}>{title}</h1>
				<LessonLinks game={game} />
			</main>
		</>
	)
}

/** The ways to a game's lessons; one of them may be left out. */
export function LessonLinks({ game, but }: { game: ClientGame; but?: string }) {
	const lessons = useLoaded(() => loadTitles(game), [game]) ?? []
	return (
		<ul class="lesson-list">
			{lessons
				.filter(({ name }) => name !== but)
				.map(({ name, title }) => (
					<li key={name}>
						<a class="lesson-link" href={lessonPath(game.id, name)}>
							<span>{read(title)}</span>
							<Icon name={isLearnt(game.id, name) ? 'check' : 'arrow'} size={20} />
							{isLearnt(game.id, name) && <span class="unseen">{t('learnt')}</span>}
						</a>
					</li>
				))}
		</ul>
	)
}

/** A file without a title leads nowhere. */
async function loadTitles(game: ClientGame): Promise<({ name: string } & Titled)[]> {
	const names = lessonsOf(game)
	const files = await Promise.all(names.map((name) => loadLesson(game.id, name)))
	return files.flatMap((file, index) => (isTitled(file) ? [{ name: names[index]!, title: file.title }] : []))
}
