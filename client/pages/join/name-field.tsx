import './name-field.css'
import { MAX_NAME } from '../../../shared/room/room.ts'
import { lobbyWords } from '../lobby/words.en.ts'

interface NameFieldProps {
	name: string
	onName: (name: string) => void
}

export const NameField = ({ name, onName }: NameFieldProps) => (
	<label class="name-field">
		<span>{lobbyWords.t('join.name')}</span>
		<input
			name="nickname"
			required
			maxLength={MAX_NAME}
			autocomplete="nickname"
			autocapitalize="words"
			spellcheck={false}
			enterkeyhint="done"
			value={name}
			onInput={(event) => onName(event.currentTarget.value)}
			onFocus={(event) => event.currentTarget.select()}
		/>
	</label>
)
