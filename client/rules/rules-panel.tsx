import { useLoaded } from '../app/use-loaded.ts'
import { WagonLoader } from '../design/wagon-loader.tsx'
import { findClientGame } from '../games/index.ts'
import { common } from '../i18n/common.en.ts'
import { helpOf } from './help.ts'
import { RulesView } from './rules-view.tsx'

/** What rules are read about: a game, and how it is played where that is settled. */
export interface Subject {
	game: string
	options?: unknown
}

/** The game's rules, one tap away from its table; at the paragraph of a refusal, where one led there. */
export function RulesPanel({ game, options, code }: Subject & { code?: string | undefined }) {
	const rules = useLoaded(async () => findClientGame(game)?.rules(), [game])
	if (!rules) return <WagonLoader label={common.t('loading')} />
	return (
		<RulesView
			rules={rules}
			options={options}
			at={code === undefined ? undefined : (rules.ruleOf(code, options) ?? helpOf(code))}
		/>
	)
}
