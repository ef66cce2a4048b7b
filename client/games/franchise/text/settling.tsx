import { regionTilesLeft, valuesLeft } from '../../../../shared/games/franchise/rules/pool.ts'
import type { Step } from '../../../../shared/games/franchise/step.ts'
import { type Choice, ChoiceList } from '../../text-view-form.tsx'
import type { Picked } from '../attention.ts'
import { placeName, regionName, tileName } from '../names.ts'
import { isSame } from '../plan.ts'
import type { FranchiseParts } from '../play.ts'
import { describePlace } from './describe-place.ts'
import { textWords } from './words.en.ts'

type Props = { play: FranchiseParts }

const { t } = textWords

/** What is decided before the first turn: tiles of the draft, a start town, where the boom begins. */
export function Settling({ play }: Props) {
	const { stage } = play.stage.view.value.table
	return (
		<>
			<p class="text-help">{t('settle.help')}</p>
			{stage === 'draft' && <Tiles play={play} />}
			{stage === 'towns' && <ChoiceList title={t('towns.title')} choices={placeChoices(play)} />}
			{stage === 'boom' && <ChoiceList title={t('booms.title')} choices={placeChoices(play)} />}
		</>
	)
}

/** Every step that is staged or could be, as one sees it. */
function stepChoices(play: FranchiseParts, labelOf: (step: Step) => string | undefined): Choice[] {
	const { steps, toggle } = play.staging
	const offered = play.reach.legal.value.filter((step) => !steps.value.some((staged) => isSame(staged, step)))
	return [...steps.value, ...offered].flatMap((step): Choice[] => {
		const label = labelOf(step)
		if (label === undefined) return []
		return [
			{
				label,
				isChosen: steps.value.some((staged) => isSame(staged, step)),
				choose: () => toggle(step),
			},
		]
	})
}

function placeChoices(play: FranchiseParts): Choice[] {
	const { table } = play.stage.view.value
	const players = play.stage.players.value
	return stepChoices(play, (step) =>
		step.type === 'town' || step.type === 'boom'
			? t('share', { place: placeName(step.place), state: describePlace(table, step.place, players) })
			: undefined,
	)
}

function Tiles({ play }: Props) {
	const { table } = play.stage.view.value
	const values = valuesLeft(table)
	const picked = play.attention.picked.value
	const pick = (next: Picked) => {
		play.staging.unstage('assign')
		play.staging.unstage('assign-region')
		play.attention.picked.value = next
	}
	const tiles: Choice[] = [...new Set(values)]
		.sort((a, b) => a - b)
		.map((value) => ({
			label: t('tiles.value', { value, count: values.filter((other) => other === value).length }),
			isChosen: picked?.kind === 'value' && picked.value === value,
			choose: () => pick({ kind: 'value', value }),
		}))
	for (const tile of new Set(regionTilesLeft(table)))
		tiles.push({
			label: t('tiles.region', { tile: tileName(tile, table.seats.length) }),
			isChosen: picked?.kind === 'region' && picked.tile === tile,
			choose: () => pick({ kind: 'region', tile }),
		})
	return (
		<>
			<ChoiceList title={t('tiles.title')} choices={tiles} />
			{picked && <ChoiceList title={t('tiles.places')} choices={targetsOf(play, picked)} />}
		</>
	)
}

const targetsOf = (play: FranchiseParts, picked: Picked): Choice[] =>
	stepChoices(play, (step) => {
		if (step.type === 'assign' && picked.kind === 'value' && step.value === picked.value)
			return placeName(step.place)
		if (step.type === 'assign-region' && picked.kind === 'region' && step.tile === picked.tile)
			return regionName(step.region)
		return undefined
	})
