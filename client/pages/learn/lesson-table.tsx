import '../../table/dock.css'
import '../../table/table-bar.css'
import '../../table/table-page.css'
import './lesson.css'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { TABLE } from '../../../shared/kernel/game.ts'
import type { Course, Stop } from '../../../shared/lessons/course.ts'
import { isTold, type Standing } from '../../../shared/lessons/standing.ts'
import { settings } from '../../app/settings.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { announce } from '../../design/announcer.tsx'
import type { AnyTableGame, Guide, Spot } from '../../games/game.ts'
import { AwardsLayer } from '../../table/awards-layer.tsx'
import { BoardFrame } from '../../table/board-frame.tsx'
import { PlayersStrip } from '../../table/players-strip.tsx'
import { useShortcuts } from '../../table/shortcuts.ts'
import { TextViewFrame } from '../../table/text-view-frame.tsx'
import { useExplanations } from '../../table/use-explanations.ts'
import { read } from './caption.ts'
import { LessonBar } from './lesson-bar.tsx'
import { LESSON_BUTTON, LessonDock } from './lesson-dock.tsx'
import { type LessonModel, openLesson } from './lesson-model.ts'
import { playersIn } from './players-in.ts'
import { Spotlight } from './spotlight.tsx'
import { learnWords } from './words.en.ts'

interface LessonTableProps {
	course: Course
	game: AnyTableGame
	standing: Signal<Standing>
}

/** The real table, with a lesson in place of a room. */
export function LessonTable({ course, game, standing }: LessonTableProps) {
	const model = useMemo(
		() => openLesson(course, game, standing, playersIn(course, course.stops[standing.peek().at]!)),
		[course, game, standing],
	)
	useEffect(() => model.close, [model])
	const { table } = model
	const guide = useLoaded(async () => table.play.guide?.(), [table])
	useShortcuts(table, () => {})
	useExplanations(table)

	const stop = model.stop.value
	const isNoted = model.isNoted.value
	const told = (isTold(stop, standing.value) || isNoted) && model.isMade.value
	const tried = JSON.stringify([stagedIn(model, guide), straysNow(model, guide), model.lastNotice.value])
	const explainedAt = useSignal(tried)
	const act: typeof model.act = (deed) => {
		if (deed.type === 'explain') {
			guide?.uncover?.()
			explainedAt.value = tried
		}
		return model.act(deed)
	}
	// Explained is what was asked about: once something else is tried, the words about that stand alone.
	const isExplained = standing.value.explained && explainedAt.value === tried
	const captionIf = (explained: boolean) => captionOf(model, { ...standing.value, explained }, guide)
	const caption = captionIf(isExplained)
	const hasOtherWords = captionIf(true) !== captionIf(false)
	useEffect(() => announce(caption), [caption])
	const spot = settings.textView.value ? undefined : spotOf(model, standing.value, guide)
	const isAbsorbing = table.play.isAbsorbing?.value === true && !settings.textView.value
	const { lesson } = course
	return (
		<main
			class="table lesson"
			id="main"
			data-board={settings.textView.value ? undefined : lesson.game}
			data-racing={isAbsorbing || undefined}
			data-told={told || undefined}
			data-noted={isNoted || undefined}
			data-asked={(!told && model.isReady.value && guide !== undefined) || undefined}
		>
			<LessonBar
				title={read(lesson.title)}
				at={standing.value.at}
				count={course.stops.length}
				canExplain={hasOtherWords || isToCome(model, standing.value)}
				explained={isExplained && hasOtherWords ? (told ? 'words' : 'task') : undefined}
				canRepeat={stop.step.ask !== undefined || isExplained || hasMoved(stop)}
				act={act}
			/>
			<PlayersStrip table={table} own={learnWords.t('you')} />
			{settings.textView.value ? (
				<TextViewFrame play={table.play} touch={table.touch} />
			) : (
				<BoardFrame table={table} />
			)}
			<LessonDock
				table={table}
				subject={{ game: lesson.game, options: stop.options }}
				caption={caption}
				isTold={told}
				isIncomplete={isIncomplete(model, guide)}
				goOn={() => model.act({ type: 'next' })}
			/>
			{spot !== undefined && <Spotlight key={JSON.stringify(spot)} spot={spot} table={table} />}
			<AwardsLayer table={table} />
		</main>
	)
}

/** Whether others move before the words are there, or what the step is about is still to be seen. */
function isToCome({ stop, isReady, isNoted }: LessonModel, { met }: Standing): boolean {
	const { again, ask, refused } = stop.value.step
	if (isNoted.value) return false
	return (refused !== undefined && !met) || (!isReady.value && (again ?? ask) !== undefined)
}

/** Whether a step began with moves that can be seen again. */
const hasMoved = ({ step, before }: Stop): boolean => !step.jump && before.length > 1

/** What is read now: the step's own words, others for it, or why the table refused what was tried on purpose. */
function captionOf(model: LessonModel, standing: Standing, guide: Guide | undefined): string {
	const { stop, isDone, isReady, isMade, isNoted, lastNotice } = model
	const { say, again, ask, jump, why } = stop.value.step
	if (isNoted.value && isMade.value) return learnWords.t('read-on')
	// What the others do is seen before it is talked about.
	if (!isReady.value && !isDone.value && !jump && stop.value.moves.some(({ seat }) => seat !== TABLE))
		return learnWords.t('watch')
	if (standing.met && lastNotice.value && !(standing.explained && again)) return lastNotice.value
	const staged = isDone.value ? say.length : stagedIn({ stop }, guide)
	const task = isReady.value && !isDone.value && ask && guide ? { guide, steps: ask.steps } : undefined
	const move = task?.guide.tell(task.steps)
	if (standing.explained && again) return read(again)
	if (standing.explained && move && !settings.textView.value) return move
	const stray = straysNow(model, guide)
	if (typeof stray === 'string') return stray
	const said = read((stray && why) || say[Math.min(staged, say.length - 1)]!)
	// Whoever does not see what is lit is told where it is.
	return settings.textView.value && move ? `${said} ${move}` : said
}

/** How many steps of the learner's move are staged. */
function stagedIn({ stop }: Pick<LessonModel, 'stop'>, guide: Guide | undefined): number {
	const { ask } = stop.value.step
	return ask && guide ? guide.staged(ask.steps) : 0
}

/** Whether something is staged that the step does not mean, or how that goes. */
function straysNow({ stop, isReady }: LessonModel, guide: Guide | undefined): boolean | string {
	const { ask } = stop.value.step
	return isReady.value && ask !== undefined && (guide?.strays?.(ask.steps) ?? false)
}

/** Whether the button would send something else than what the step is about. */
function isIncomplete({ stop, isReady }: LessonModel, guide: Guide | undefined): boolean {
	const { ask, refused } = stop.value.step
	const next = isReady.value && ask && refused === undefined && guide?.next(ask.steps)
	return Boolean(next) && next !== BUTTON
}

function spotOf(
	{ stop, isReady }: LessonModel,
	standing: Standing,
	guide: Guide | undefined,
): Spot | undefined {
	const { lit, ask } = stop.value.step
	if (!guide || !isReady.value || standing.met) return undefined
	if (lit !== undefined) return commonSpot(lit) ?? guide.find(lit)
	return ask && (guide.next(ask.steps) ?? BUTTON)
}

const BUTTON = `.${LESSON_BUTTON}`

/** What every table has: `button`, `player 1` by their place. */
function commonSpot(name: string): Spot | undefined {
	if (name === 'button') return BUTTON
	const [, seat] = /^player (\d)$/.exec(name) ?? []
	return seat === undefined ? undefined : `[data-seat="${seat}"]`
}
