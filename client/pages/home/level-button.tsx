import { useSignal } from '@preact/signals'
import { chooseLevel, chosenLevel, levelFor } from '../../app/level.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { Icon } from '../../design/icon.tsx'
import type { ClientGame } from '../../games/game.ts'
import { wordsReady } from '../../i18n/language.ts'
import { LevelSheet, levelName } from '../level-sheet.tsx'
import { homeWords } from './words.en.ts'

interface LevelButtonProps {
	game: ClientGame
	name: string
}

/** How well the bots play against whom one plays at once, and the way to others. */
export function LevelButton({ game, name }: LevelButtonProps) {
	const isOpen = useSignal(false)
	const isAsked = useSignal(false) // ever: what bots of this game are like is known to its lobby
	const lobby = useLoaded(async () => {
		if (!isAsked.value) return undefined
		const loaded = await game.lobby()
		await wordsReady()
		return loaded
	}, [isAsked.value])
	const level = levelFor(game.id)
	const close = () => {
		isOpen.value = false
	}
	return (
		<>
			<button
				type="button"
				class="rules-link"
				aria-haspopup="dialog"
				aria-label={homeWords.t('home.level.about', { level: levelName(level), game: name })}
				onClick={() => {
					isAsked.value = true
					isOpen.value = true
				}}
			>
				<Icon name="bot" size={20} />
				{homeWords.t('home.level', { level: levelName(level) })}
			</button>
			<LevelSheet
				open={isOpen.value}
				title={homeWords.t('home.level.choose')}
				lobby={lobby}
				note={chosenLevel() === undefined ? homeWords.t('home.level.until') : undefined}
				chosen={level}
				choose={(chosen) => {
					chooseLevel(chosen)
					close()
				}}
				onClose={close}
			/>
		</>
	)
}
