import { useSignal } from '@preact/signals'
import { Button } from '../../design/button.tsx'
import { Sheet } from '../../design/sheet.tsx'
import { RulesPanel } from '../../rules/rules-panel.tsx'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

/** For whoever has never played it: there is time to read while the others come. */
export function RulesButton({ game }: { game: string }) {
	const open = useSignal(false)
	return (
		<>
			<Button
				icon="book"
				aria-haspopup="dialog"
				onClick={() => {
					open.value = true
				}}
			>
				{t('lobby.rules')}
			</Button>
			<Sheet
				open={open.value}
				title={t('lobby.rules')}
				onClose={() => {
					open.value = false
				}}
			>
				<RulesPanel game={game} />
			</Sheet>
		</>
	)
}
