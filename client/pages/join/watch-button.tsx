import { Button } from '../../design/button.tsx'
import { lobbyWords } from '../lobby/words.en.ts'

interface WatchButtonProps {
	watch: () => void
	primary?: boolean // where there is no seat to take
	game?: boolean // where one is on
}

export const WatchButton = ({ watch, primary = false, game = false }: WatchButtonProps) => (
	<Button wide icon="eye" kind={primary ? 'primary' : 'plain'} onClick={watch}>
		{lobbyWords.t(game ? 'join.watch.game' : 'join.watch')}
	</Button>
)
