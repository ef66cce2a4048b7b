import { lobbyWords } from './words.en.ts'

/** How to read the code over a telephone. */
export function Spelling({ code }: { code: string }) {
	const alphabet = lobbyWords.t('lobby.spelling').split(', ')
	const letters = [...code].map((letter, place) => ({
		key: `${place}${letter}`,
		word: alphabet.find((word) => word.startsWith(letter)) ?? letter,
	}))
	return (
		<ol class="spelling">
			{letters.map(({ key, word }) => (
				<li key={key}>
					<b>{word[0]}</b>
					{word.slice(1)}
				</li>
			))}
		</ol>
	)
}
