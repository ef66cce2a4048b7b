import { endsUnlessDeveloped } from '../../../shared/games/franchise/advice/idle.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import type { Action, Player } from '../game.ts'
import { eventsOf } from './events-of.ts'
import { placeName, regionName } from './names.ts'
import { isBonusUse, targetOf, tilesIn } from './plan.ts'
import type { FranchiseParts } from './play.ts'
import type { FranchiseStage, Outlook, Staging } from './staging.ts'
import { verdictOn } from './verdict.ts'
import { franchiseWords } from './words.en.ts'

const { t } = franchiseWords

/** What to do now, or what is happening. */
export function promptOf(parts: FranchiseParts): string {
	const { stage: table, display, staging, animation } = parts
	if (animation.caption.value) return animation.caption.value
	const { stage } = table.view.value.table
	if (stage === 'over') return display.isCurrent.value ? '' : promptOfSeen(table)
	if (!staging.myTurn.value) return promptOfWaiting(table, stage)
	if (!display.isCurrent.value) return promptOfNext(table)
	if (stage === 'turns') return promptOfTurn(parts)
	return t(staging.steps.value.length > 0 ? 'prompt.confirm' : `prompt.${stage}`)
}

/** One's turn has come, but there is somebody's move to be seen first. */
function promptOfNext(table: FranchiseStage): string {
	const { mover, players, shown, view } = table
	const seen = players.value[mover.value ?? -1]
	const isNext = shown.value.turn === view.value.table.turn // nobody else's move comes between
	if (!seen || (seen.mine && isNext)) return t('prompt.soon')
	if (seen.mine) return promptOfSeen(table)
	return t(isNext ? 'prompt.soon.after' : 'prompt.soon.others', { name: seen.name })
}

/** Whose move one sees, and then whom one waits for. */
function promptOfWaiting(table: FranchiseStage, stage: Exclude<Table['stage'], 'over'>): string {
	const { turn } = table.view.value.table
	const { mover, players } = table
	const name = players.value[turn]?.name ?? ''
	if (mover.value === undefined || mover.value === turn) return t(`prompt.wait.${stage}`, { name })
	return promptOfSeen(table)
}

function promptOfSeen({ mover, players }: FranchiseStage): string {
	const seen = players.value[mover.value ?? -1]
	return seen?.mine ? t('prompt.played.you') : t('prompt.played', { name: seen?.name ?? '' })
}

function promptOfTurn({ stage, staging, reach }: FranchiseParts): string {
	const { aim, steps, outlook } = staging
	if (aim.value === 'boom') return t('prompt.boom.move')
	if (aim.value === 'again') return t('prompt.again')
	if ((outlook.value?.regions.length ?? 0) > 1) return t('prompt.order')
	const isDeveloped = steps.value.some(({ type }) => type === 'develop')
	const mayGoOn = reach.bonus.value.again && !steps.value.some(({ type }) => isBonusUse(type))
	if (isDeveloped) return t(mayGoOn ? 'prompt.developed.again' : 'prompt.developed')
	if (outlook.value?.events.some((event) => event.type === 'over' && event.why === 'red'))
		return t('prompt.developed')
	if (reach.destinations.value.length === 0) return t('prompt.stuck')
	if (endsUnlessDeveloped(stage.view.value.table)) return t('prompt.last')
	return t(reach.shares.value.length > 0 ? 'prompt.turn.share' : 'prompt.turn')
}

/** The one button: it says what will be opened, who gains what, and whether the game ends. */
export function actionOf({ stage, display, staging, reach }: FranchiseParts): Action | undefined {
	const { myTurn, outlook, confirm, steps } = staging
	if (stage.sending.value) return { label: t('action.sending'), act: () => {}, busy: true }
	if (!myTurn.value || !outlook.value) return undefined
	if (!display.isCurrent.value) return { label: t('action.skip'), act: stage.skip, isQuiet: true }
	const hasOffers = reach.destinations.value.length + reach.shares.value.length > 0
	const isQuiet = steps.value.length === 0 && hasOffers
	const verdict = verdictOn(outlook.value.table, stage.players.value)
	// Who wins says more than what everybody gains: with what is counted at the end, that is no gain of this turn.
	const brought = verdict === undefined ? gainsOf(stage, outlook.value) : [t('action.over', { verdict })]
	const deeds = deedsOf(stage, staging)
	const spent = verdict === undefined ? tilesIn(steps.value).map((tile) => t(`action.tile.${tile}`)) : []
	return { label: [...deeds, ...spent, ...brought].join('\u00a0· '), act: confirm, isQuiet }
}

/** The first place has a name. */
function deedsOf({ view }: FranchiseStage, { steps }: Staging): string[] {
	const [first] = steps.value
	switch (view.value.table.stage) {
		case 'turns': {
			const namesIn = (types: readonly string[]) =>
				new Set(
					steps.value.flatMap((step) => (types.includes(step.type) ? [placeName(targetOf(step)!)] : [])),
				)
			const opened = namesIn(['develop', 'develop-again'])
			const shares = [...namesIn(['share', 'share-again'])]
			if (opened.size > 0) {
				const places = [...opened, ...shares.map((place) => t('action.share', { place }))]
				return [t('action.open', { places: namesOf(places) })]
			}
			return [shares.length > 0 ? t('action.shares', { places: namesOf(shares) }) : t('action.pass')]
		}
		default:
			if (first?.type === 'assign')
				return [t('action.assign', { value: first.value, place: placeName(first.place) })]
			if (first?.type === 'assign-region')
				return [t('action.assign-region', { region: regionName(first.region) })]
			if (first?.type === 'boom') return [t('action.boom', { place: placeName(first.place) })]
			return first?.type === 'town' ? [t('action.town', { place: placeName(first.place) })] : []
	}
}

/** A button is no list, and has room for two lines: the panel tells the rest. */
const namesOf = ([first = '', ...more]: readonly string[]): string =>
	more.length > 0 ? t('action.more', { places: first, count: more.length }) : first

/** Points, one's own first. */
function gainsOf({ view, players }: FranchiseStage, { gains }: Outlook): string[] {
	const seats = [...gains.keys()].filter((seat) => gains[seat] !== 0)
	const own = (seat: Seat) => Number(seat === view.value.seat)
	return seats
		.sort((a, b) => own(b) - own(a))
		.map((seat) => {
			const points = gains[seat]!
			return own(seat) ? `+${points}` : t('gain', { points, name: nameOf(players.value, seat) })
		})
}

/** What taking back a move would mean, where it was no turn: a turn has its income. */
export function tellUndo(entry: MoveEntry): string | undefined {
	const types = eventsOf(entry).map(({ type }) => type)
	return types[0] && !types.includes('income') ? franchiseWords.find(`retract.${types[0]}`) : undefined
}

export const nameOf = (players: readonly Player[], seat: Seat): string =>
	players[seat]?.mine ? t('you') : (players[seat]?.name ?? '')
