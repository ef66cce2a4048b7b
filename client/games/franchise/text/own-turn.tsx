import type { Develop } from '../../../../shared/games/franchise/steps/develop.ts'
import { priceOf } from '../../../../shared/games/franchise/steps/develop.ts'
import { listOf } from '../../../i18n/list-of.ts'
import { type Choice, ChoiceList, Sentences } from '../../text-view-form.tsx'
import { dollars, nameIn, points } from '../describe.ts'
import { placeName, regionName } from '../names.ts'
import { isSame } from '../plan.ts'
import type { FranchiseParts } from '../play.ts'
import { endsGame, keyOf, type Promised, usePromises } from '../tray/promises.ts'
import { rowsOf } from '../tray/rows.ts'
import { franchiseWords } from '../words.en.ts'
import { describeOutlook } from './describe-outlook.ts'
import { describePlace } from './describe-place.ts'
import { textWords } from './words.en.ts'

type Props = { play: FranchiseParts }
type PromisedProps = Props & { promises: ReadonlyMap<string, Promised> }

const { t } = textWords

/** A turn, put together from lists: where to go, market shares, bonus tiles, and what comes of it. */
export function OwnTurn({ play }: Props) {
	const { reach, stage } = play
	const rows = rowsOf([], reach.destinations.value, reach.shares.value)
	const promises = usePromises(stage.view.value.table, rows).value
	return (
		<>
			<p class="text-help">{t('turn.help')}</p>
			<Boom play={play} />
			<Destinations play={play} promises={promises} />
			<Shares play={play} promises={promises} />
			<Bonus play={play} />
			<Order play={play} />
			<h3>{t('outlook.title')}</h3>
			<Sentences class="text-outlook" told={describeOutlook(play)} />
		</>
	)
}

function Boom({ play }: Props) {
	const { booms } = play.reach
	const { staged, unstage, toggle } = play.staging
	if (booms.value.length < 2) return null
	const [stays] = booms.value
	const moved = staged('boom')[0]?.place ?? stays!.place
	const choices = booms.value.map(({ place, income }): Choice => {
		const about = {
			place: placeName(place),
			dollars: franchiseWords.t('log.dollars', { count: income.dollars }),
		}
		return {
			label: place === stays!.place ? t('boom.stay', about) : t('boom.move', about),
			isChosen: place === moved,
			choose: () => (place === stays!.place ? unstage('boom') : toggle({ type: 'boom', place })),
		}
	})
	return <ChoiceList title={t('boom.title')} choices={choices} />
}

function Destinations({ play, promises }: PromisedProps) {
	const { stage, reach, staging } = play
	const { aim, steps } = staging
	const isAgain = aim.value === 'again'
	const choices = reach.destinations.value.flatMap(({ place, offers }) =>
		offers.map(({ step }): Choice => {
			const whole: Develop = { ...step, type: isAgain ? 'develop-again' : 'develop' }
			const way = describeWay(whole, describePlace(stage.view.value.table, place, stage.players.value))
			const isChosen = steps.value.some((staged) => isSame(staged, whole))
			return {
				label: withPromise(play, way, promises.get(keyOf({ kind: 'go', place })), isChosen),
				isChosen,
				choose: () => staging.toggle(whole),
			}
		}),
	)
	const title = isAgain ? t('go.again') : t('go.title')
	return choices.length > 0 ? (
		<ChoiceList title={title} choices={choices} />
	) : (
		<>
			<h3>{title}</h3>
			<p>{t('go.none')}</p>
		</>
	)
}

/** Along which roads to a place, for how much, and what is there. */
function describeWay(step: Develop, state: string): string {
	const names = step.path.map(placeName)
	const about = { from: names[0]!, to: names.at(-1)!, price: dollars(priceOf(step)), state }
	const over = names.slice(1, -1)
	const way = over.length === 0 ? t('go', about) : t('go.over', { ...about, over: listOf(over) })
	if (step.free === undefined) return way
	return t('go.route', { way, from: names[step.free]!, to: names[step.free + 1]! })
}

/** And what the choice alone would bring at once, and who could take it first. */
function withPromise(
	{ stage, staging: { steps, outlook } }: FranchiseParts,
	choice: string,
	promise: Promised | undefined,
	isChosen: boolean,
): string {
	const players = stage.players.value
	if (promise && endsGame(promise, isChosen, steps.value, outlook.value?.table))
		return t('brings.end', { choice })
	const gains = promise?.gains.map(({ seat, points: count }) =>
		franchiseWords.t('gain', { points: points(count), name: nameIn(players, seat) }),
	)
	if (gains && gains.length > 0) return t('brings', { choice, gains: listOf(gains) })
	return promise?.rival === undefined ? choice : t('rival', { choice, name: nameIn(players, promise.rival) })
}

function Shares({ play, promises }: PromisedProps) {
	const { stage, staging } = play
	const { staged, aim } = staging
	const { shares } = play.reach
	if (aim.value === 'boom' || shares.value.length === 0) return null
	const choices = shares.value.map((place): Choice => {
		const isChosen = staged('share').some((step) => step.place === place)
		return {
			label: withPromise(
				play,
				t('share', {
					place: placeName(place),
					state: describePlace(stage.view.value.table, place, stage.players.value),
				}),
				promises.get(keyOf({ kind: 'share', place })),
				isChosen,
			),
			isChosen,
			choose: () => staging.toggle({ type: 'share', place }),
		}
	})
	return <ChoiceList title={t('share.title')} choices={choices} />
}

function Bonus({ play }: Props) {
	const { bonus } = play.reach
	const { staged, aim, toggle, toggleBonus } = play.staging
	const choices: Choice[] = []
	const isAgain = aim.value === 'again' || staged('develop-again').length > 0
	if (bonus.value.again || isAgain)
		choices.push({ label: t('bonus.again'), isChosen: isAgain, choose: () => toggleBonus('develop-again') })
	const doubled = new Set([...bonus.value.doubled, ...staged('share-again').map(({ place }) => place)])
	for (const place of doubled)
		choices.push({
			label: t('bonus.double', { place: placeName(place) }),
			isChosen: staged('share-again').some((step) => step.place === place),
			choose: () => toggle({ type: 'share-again', place }),
		})
	const isCash = staged('cash').length > 0
	if (bonus.value.cash || isCash)
		choices.push({ label: t('bonus.cash'), isChosen: isCash, choose: () => toggleBonus('cash') })
	return choices.length > 0 ? <ChoiceList title={t('bonus.title')} choices={choices} /> : null
}

/** Where several regions score and the player says in which order. */
function Order({ play }: Props) {
	const { outlook, putFirst } = play.staging
	const regions = outlook.value?.regions ?? []
	if (regions.length < 2) return null
	const first = outlook.value?.events.find((event) => event.type === 'score')?.region
	const choices = regions.map(
		(region): Choice => ({
			label: regionName(region),
			isChosen: region === first,
			choose: () => putFirst(region),
		}),
	)
	return <ChoiceList title={t('order.title')} choices={choices} />
}
