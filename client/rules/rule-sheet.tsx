import { signal } from '@preact/signals'
import { render } from 'preact'
import { Sheet } from '../design/sheet.tsx'
import { wordsReady } from '../i18n/language.ts'
import { RulesPanel, type Subject } from './rules-panel.tsx'
import { rulesWords } from './words.en.ts'

const asked = signal<{ subject: Subject; code: string } | undefined>(undefined)
const isOpen = signal(false)
let place: HTMLElement | undefined

/** Opens the rules over whatever is on the page, at the paragraph that a refusal comes from. */
export async function openRule(subject: Subject, code: string): Promise<void> {
	await wordsReady()
	asked.value = { subject, code }
	isOpen.value = true
	if (place) return
	place = document.createElement('div')
	document.body.append(place)
	render(<RuleSheet />, place)
}

const RuleSheet = () => (
	<Sheet
		open={isOpen.value}
		title={rulesWords.t('rules')}
		onClose={() => {
			isOpen.value = false
		}}
	>
		{asked.value && <RulesPanel {...asked.value.subject} code={asked.value.code} />}
	</Sheet>
)
