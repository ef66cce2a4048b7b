import './tries.css'
import { passageWords } from './words.en.ts'

/** What the first device is told of those who got nothing: by a link that was wrong, too old, or another's already. */
export const Tries = ({ count }: { count: number }) =>
	count > 0 ? (
		<p class="tries" role="alert">
			{passageWords.t('tried', { count })}
		</p>
	) : null
