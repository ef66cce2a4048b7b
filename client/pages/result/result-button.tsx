import { Button } from '../../design/button.tsx'
import { resultWords } from './words.en.ts'

/** In the lobby after a game: the way back to how it ended. */
export const ResultButton = ({ onClick }: { onClick: () => void }) => (
	<Button icon="back" onClick={onClick}>
		{resultWords.t('result.back')}
	</Button>
)
