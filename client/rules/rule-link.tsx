import './rule-link.css'
import { common } from '../i18n/common.en.ts'
import type { Subject } from './rules-panel.tsx'

/** Most people never ask: what answers comes with the first question. */
export const askRule = async (subject: Subject, code: string): Promise<void> =>
	(await import('./rule-sheet.tsx')).openRule(subject, code)

/** From a refusal to the rule it comes from. */
export const RuleLink = ({ code, ...subject }: Subject & { code: string }) => (
	<button type="button" class="rule-link" onClick={() => askRule(subject, code)}>
		{common.t('rule')}
	</button>
)
