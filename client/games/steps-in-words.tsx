import type { ComponentType } from 'preact'
import type { View } from '../../shared/kernel/game.ts'
import type { Player, Stage } from './game.ts'
import { stepWords } from './steps-in-words.en.ts'
import { type Choice, ChoiceList, Sentences, TextView, TurnSection } from './text-view-form.tsx'

const { t } = stepWords

/** What a game says of itself where it has no text view of its own. */
export interface InWords<Table, Hand, Step> {
	/** The legal next steps, as its rules answer them. */
	steps(view: View<Table, Hand>): readonly Step[]
	/** What a step does. */
	label(step: Step): string
	/** How things stand, sentence by sentence. */
	standing(table: Table, players: readonly Player[]): readonly string[]
}

/** A game whose moves are single steps, in words: every step one could take is a button that takes it. */
export const stepsInWords =
	<Table, Hand, Step>(stage: Stage<Table, Hand, Step>, inWords: InWords<Table, Hand, Step>): ComponentType =>
	() => {
		const choices = choicesOf(stage, inWords)
		return (
			<TextView>
				{choices.length > 0 && (
					<TurnSection title={t('turn.title')}>
						<ChoiceList title={t('turn.steps')} choices={choices} />
					</TurnSection>
				)}
				<h2>{t('standing.title')}</h2>
				<Sentences told={inWords.standing(stage.shown.value, stage.players.value)} />
			</TextView>
		)
	}

export const choicesOf = <Table, Hand, Step>(
	{ view, send }: Pick<Stage<Table, Hand, Step>, 'view' | 'send'>,
	{ steps, label }: Pick<InWords<Table, Hand, Step>, 'steps' | 'label'>,
): Choice[] => steps(view.value).map((step) => ({ label: label(step), choose: () => void send([step]) }))
