import { JunctionMark } from '../../design/logo.tsx'
import { common } from '../../i18n/common.en.ts'
import type { LessonModel } from './lesson-model.ts'
import { learnWords } from './words.en.ts'

interface LessonBarProps {
	title: string
	at: number
	count: number
	canExplain: boolean // there are other words than those that stand there
	explained: 'task' | 'words' | undefined // those other words stand in the place of what is to be done, or was said
	canRepeat: boolean // anything has happened in this step
	act: LessonModel['act']
}

const { t } = learnWords

/** How far one is, and what helps at every step: always there, always in the same place. */
export const LessonBar = ({ title, at, count, canExplain, explained, canRepeat, act }: LessonBarProps) => (
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
			onClick={() => act({ type: explained ? 'in-short' : 'explain' })}
		>
			{t(explained === 'task' ? 'task' : explained ? 'in-short' : 'explain')}
		</button>
		<button type="button" class="lesson-help" disabled={!canRepeat} onClick={() => act({ type: 'repeat' })}>
			{t('again')}
		</button>
		<button type="button" class="lesson-help lesson-skip" onClick={() => act({ type: 'skip' })}>
			{t('skip')}
		</button>
	</header>
)
