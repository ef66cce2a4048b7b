import { useSignal, useSignalEffect } from '@preact/signals'
import type { Course } from '../../../shared/lessons/course.ts'
import { resumeAt } from '../../../shared/lessons/standing.ts'
import { useHead } from '../../app/head.ts'
import { keep, recall } from '../../app/storage.ts'
import { useNeeded } from '../../app/use-loaded.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import type { ClientGame } from '../../games/game.ts'
import { findClientGame } from '../../games/index.ts'
import { titles } from '../../games/titles.en.ts'
import { common } from '../../i18n/common.en.ts'
import { wordsReady } from '../../i18n/language.ts'
import { Notice } from '../notices/notice.tsx'
import { HomeLink, NowherePage } from '../notices/nowhere-page.tsx'
import { read } from './caption.ts'
import { lessonsOf, loadCourse } from './find-lessons.ts'
import { placeKey } from './learnt.ts'
import { LessonEnd } from './lesson-end.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonTable } from './lesson-table.tsx'
import { learnWords } from './words.en.ts'

/** A lesson, or all lessons of a game. */
export function LearnPage({ game: id, lesson }: { game: string; lesson: string }) {
	const game = findClientGame(id)
	const known = game ? lessonsOf(game) : []
	if (!game || known.length === 0 || (lesson !== '' && !known.includes(lesson))) return <NowherePage />
	return lesson === '' ? <LessonList game={game} /> : <OneLesson game={game} name={lesson} />
}

function OneLesson({ game, name }: { game: ClientGame; name: string }) {
	useHead(learnWords.t('title', { game: titles.find(`${game.id}.name`) ?? '' }))
	const course = useNeeded(() => loadCourse(game, name), [game, name])
	if (course === undefined) return <WagonLoader label={common.t('loading')} />
	if (typeof course !== 'string') return <OpenCourse course={course} game={game} name={name} />
	return (
		<Notice title={learnWords.t('broken')} text={learnWords.t(`broken.${course}`)}>
			<HomeLink />
		</Notice>
	)
}

interface CourseProps {
	course: Course
	game: ClientGame
	name: string
}

function OpenCourse({ course, game, name }: CourseProps) {
	const key = placeKey(game.id, name)
	const standing = useSignal(resumeAt(course, recall(key)))
	useSignalEffect(() => keep(key, standing.value.at))
	const { at, begun } = standing.value
	const stop = course.stops[at]
	const scene = stop?.scene
	const table = useNeeded(async () => {
		if (!stop) return undefined
		const loaded = { scene, game: await game.table(stop.options) }
		await wordsReady()
		return loaded
	}, [scene])
	if (!stop)
		return <LessonEnd game={game} name={name} title={read(course.lesson.title)} standing={standing} />
	if (table?.scene !== scene || !table) return <WagonLoader label={common.t('loading')} />
	return <LessonTable key={`${scene} ${begun}`} course={course} game={table.game} standing={standing} />
}
