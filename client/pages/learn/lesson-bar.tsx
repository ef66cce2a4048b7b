import { JunctionMark } from '../../design/logo.tsx'
import { common } from '../../i18n/common.en.ts'
import type { LessonModel } from './lesson-model.ts'
import { learnWords } from './words.en.ts'

interface LessonBarProps {
	title: string
	at: number
	count: number
	canExplain: boolean // there are other words, or something to be done that can be told
	hidesTask: boolean // those other words stand in the place of what is to be done
	act: LessonModel['act']
}

const { t } = learnWords

/** How far one is, and what helps at every step: always there, always in the same place. */
export const LessonBar = ({ title, at, count, canExplain, hidesTask, act }: LessonBarProps) => (
	<header class="table-bar lesson-bar">
		<a class="table-home" href="/" aria-label={`Junction · ${common.t('home')}`}>
			<JunctionMark size={28} />
		</a>
		<h1 class="lesson-title" tabIndex={-1}>
			<span class="unseen">{title}</span>{' '}
			<span class="lesson-count">{t('count', { at: at + 1, count })}</span>
		</h1>
		<button
			type="button"
			class="lesson-help"
			disabled={!canExplain}
			onClick={() => act({ type: hidesTask ? 'in-short' : 'explain' })}
		>
			{t(hidesTask ? 'task' : 'explain')}
		</button>
		<button type="button" class="lesson-help" onClick={() => act({ type: 'repeat' })}>
			{t('again')}
		</button>
		<button type="button" class="lesson-help lesson-skip" onClick={() => act({ type: 'skip' })}>
			{t('skip')}
		</button>
	</header>
)
