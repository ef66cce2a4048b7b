import './code-field.css'
import { useSignal } from '@preact/signals'
import { CODE_LENGTH, isRoomCode, lettersOfCode } from '../../app/room-code.ts'
import { passagePath, roomPath, secretIn } from '../../app/route.ts'
import { navigate } from '../../app/router.ts'
import { Button } from '../../design/button.tsx'
import { askAbout } from '../ask-about.ts'
import { homeWords } from './words.en.ts'

type Trouble = 'short' | 'none' | 'unreachable'

/** For a code that was read aloud: it asks whether there is such a room before it goes there. */
export function CodeField() {
	const code = useSignal('')
	const asking = useSignal(false)
	const trouble = useSignal<Trouble | undefined>(undefined)

	const join = async () => {
		if (asking.value) return
		if (!isRoomCode(code.value)) {
			trouble.value = 'short'
			return
		}
		asking.value = true
		const about = await askAbout(code.value)
		asking.value = false
		if (typeof about === 'object') navigate(roomPath(code.value))
		else trouble.value = about === 'no-such-room' ? 'none' : 'unreachable'
	}

	const type = (input: HTMLInputElement) => {
		const letters = lettersOfCode(input.value)
		const secret = secretIn(input.value)
		if (secret !== undefined && isRoomCode(letters)) return navigate(passagePath(letters, secret))
		const complete = isRoomCode(letters) && letters !== code.value
		input.value = letters
		code.value = letters
		trouble.value = undefined
		if (complete) void join()
	}

	return (
		<form
			class="code-field"
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				void join()
			}}
		>
			<label for="code">{homeWords.t('code.label')}</label>
			<div class="code-field-row">
				<input
					id="code"
					name="code"
					placeholder={'•'.repeat(CODE_LENGTH)}
					autocomplete="off"
					autocapitalize="characters"
					spellcheck={false}
					enterkeyhint="go"
					aria-describedby="code-trouble"
					aria-invalid={trouble.value !== undefined}
					value={code.value}
					onInput={(event) => type(event.currentTarget)}
				/>
				<Button type="submit" busy={asking.value}>
					{homeWords.t('code.join')}
				</Button>
			</div>
			<p id="code-trouble" role="alert">
				{trouble.value && homeWords.t(`code.${trouble.value}`)}
			</p>
		</form>
	)
}
