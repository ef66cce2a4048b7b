import { useLoaded } from '../../app/use-loaded.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { findClientGame } from '../../games/index.ts'
import { common } from '../../i18n/common.en.ts'

/** The game's rules, one tap away from its table. */
export function RulesPanel({ game }: { game: string }) {
	const rules = useLoaded(async () => findClientGame(game)?.rules(), [game])
	return rules ? <rules.Rules /> : <WagonLoader label={common.t('loading')} />
}
