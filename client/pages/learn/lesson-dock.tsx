import { Button } from '../../design/button.tsx'
import type { Action } from '../../games/game.ts'
import { RuleLink } from '../../rules/rule-link.tsx'
import type { Subject } from '../../rules/rules-panel.tsx'
import { ActionButton } from '../../table/action-button.tsx'
import type { TableModel } from '../../table/table-model.ts'
import { isOwnCode } from './lesson-model.ts'
import { learnWords } from './words.en.ts'

interface LessonDockProps {
	table: TableModel
	subject: Subject
	caption: string
	isTold: boolean // there is nothing to do but to read on
	isIncomplete: boolean // more is to be chosen before the button
	goOn: () => void
}

/** As at every table; in the prompt's place stands what the lesson says. */
export function LessonDock({ table, subject, caption, isTold, isIncomplete, goOn }: LessonDockProps) {
	const { Tray } = table.play
	const { value: notice } = table.notice
	const code = table.refused.value
	const action = table.play.action.value
	return (
		<section class="dock lesson-dock" data-mine="true">
			<div class="dock-matter">
				<p
					id="table-prompt"
					class="lesson-caption"
					data-notice={(notice !== undefined && !isTold) || undefined}
					key={caption + notice}
				>
					{isTold ? caption : (notice ?? caption)}
					{notice && code && !isOwnCode(code) && table.game.explain(code) !== undefined && (
						<RuleLink {...subject} code={code} />
					)}
				</p>
				<div class="dock-tray" onClickCapture={table.touch}>
					<Tray />
				</div>
			</div>
			<LessonActions
				action={
					isTold
						? { label: learnWords.t('go-on'), act: goOn }
						: action && isIncomplete
							? { ...action, isQuiet: true }
							: action
				}
			/>
		</section>
	)
}

export const LESSON_BUTTON = 'lesson-button'

function LessonActions({ action }: { action: Action | undefined }) {
	return (
		<div class="dock-actions">
			{action?.wayBack && <Button onClick={action.wayBack.act}>{action.wayBack.label}</Button>}
			<ActionButton class={LESSON_BUTTON} action={action} />
		</div>
	)
}
