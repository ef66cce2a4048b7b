import { emptySlots, isInPlay, isTown, type NaiveGame, presence } from './game.ts'
import { checkMilestones } from './milestones.ts'
import { openOne, scoreRegion, scoreRegions } from './score.ts'
import { classWords, incomeBands, places, regionNames, roadBetween } from './tables.ts'

/** A step as it comes over the wire. */
export interface NaiveStep {
	type: string
	place?: string
	region?: string
	value?: number
	tile?: number
	path?: string[]
	free?: number
}

/** Plays a step that is known to be legal. */
export function play(game: NaiveGame, step: NaiveStep): void {
	const isStart = game.stage === 'turns' && game.phase === 0
	if (isStart && step.type === 'boom') game.boom = step.place!
	if (isStart) takeIncome(game)
	if (!isStart || step.type !== 'boom') actions[step.type]!(game, step)
}

const actions: Record<string, (game: NaiveGame, step: NaiveStep) => void> = {
	assign(game, { place, value }) {
		game.cities[place!]!.value = value!
		game.cityPool.splice(game.cityPool.indexOf(value!), 1)
		nextDrafter(game)
	},
	'assign-region'(game, { region, tile }) {
		game.regionTiles[region!] = tile!
		game.regionPool.splice(game.regionPool.indexOf(tile!), 1)
		nextDrafter(game)
	},
	town: (game, { place }) => chooseTown(game, place!),
	boom(game, { place }) {
		game.boom = place!
		startPlaying(game)
	},
	develop(game, step) {
		game.marker = step.path!.at(-1)!
		payRoads(game, step)
	},
	'develop-again'(game, step) {
		useBonusTile(game)
		game.extraMarker = step.path!.at(-1)!
		payRoads(game, step)
	},
	share(game, { place }) {
		game.phase = 3
		game.seats[game.active]!.money -= 1
		game.seats[game.active]!.supply -= 1
		game.cities[place!]!.middle = 1
	},
	'share-again'(game, { place }) {
		useBonusTile(game)
		game.seats[game.active]!.supply -= 1
		game.cities[place!]!.middle = 2
	},
	cash(game) {
		useBonusTile(game)
		game.seats[game.active]!.money += 10
	},
	end: openEverything,
	region(game, { region }) {
		scoreRegion(game, region!)
		scoreRegions(game)
	},
}

function nextDrafter(game: NaiveGame): void {
	const isChoice = (values: number[]): boolean => values.some((value) => value !== values[0])
	const classes = classWords.map((word) => word.split(' ').map(Number))
	const open =
		game.regionPool.length > 1 ||
		classes.some((values) => isChoice(game.cityPool.filter((value) => values.includes(value))))
	game.active = (game.active + game.deal.players - 1) % game.deal.players
	if (open) return
	for (const { name, slots } of places) {
		const city = game.cities[name]
		if (city === undefined || city.value !== undefined) continue
		const values = classes.find((members) => members.includes(slots))!
		const index = game.cityPool.findIndex((value) => values.includes(value))
		city.value = game.cityPool.splice(index, 1)[0]!
	}
	for (const region of regionNames)
		if (isInPlay(game, region) && game.regionTiles[region] === undefined)
			game.regionTiles[region] = game.regionPool.pop()!
	game.stage = 'towns'
	game.active = (game.deal.first + game.deal.players - 1) % game.deal.players
}

function chooseTown(game: NaiveGame, town: string): void {
	game.towns[town] = game.active
	game.seats[game.active]!.supply -= 1
	if (game.active !== game.deal.first) game.active = (game.active + game.deal.players - 1) % game.deal.players
	else if (game.deal.boom) game.stage = 'boom'
	else startPlaying(game)
}

function startPlaying(game: NaiveGame): void {
	game.stage = 'turns'
	game.active = game.deal.first
	checkMilestones(game, undefined, false)
}

export function incomeFor(game: NaiveGame, seat: number): number {
	let empty = 0
	for (const { name } of places) {
		if (isTown(name) || presence(game, name, seat) === 0) continue
		empty += emptySlots(game, name)
		if (game.boom === name) empty += emptySlots(game, name)
	}
	let dollars = 1
	for (const most of incomeBands[game.deal.players]!) if (empty > most) dollars += 1
	return dollars
}

function takeIncome(game: NaiveGame): void {
	game.seats[game.active]!.money += incomeFor(game, game.active)
	game.phase = 2
	game.marker = undefined
	game.extraMarker = undefined
	game.bonusUsed = false
	game.newBonus = 0
}

function useBonusTile(game: NaiveGame): void {
	game.bonusUsed = true
	game.seats[game.active]!.bonus -= 1
	game.seats[game.active]!.used += 1
}

function payRoads(game: NaiveGame, { path, free }: NaiveStep): void {
	const player = game.seats[game.active]!
	player.supply -= 1
	if (path!.length > 2) game.developmentTile = undefined
	if (free !== undefined) game.routeTile = undefined
	for (let leg = 0; leg + 1 < path!.length; leg++) {
		const price = roadBetween(path![leg]!, path![leg + 1]!)!.price
		if (leg !== free) player.money -= price
		if (price === 8) useEight(game)
		checkMilestones(game, undefined, false)
	}
}

function useEight(game: NaiveGame): void {
	const player = game.seats[game.active]!
	player.eights += 1
	if (!game.deal.signs || !game.deal.milestones?.includes('two-eights') || player.eights > 1) return
	player.stands = true
	if (player.supply > 0) player.supply -= 1
}

function openEverything(game: NaiveGame): void {
	if (game.marker === undefined) game.turnsWithoutMarker += 1
	else game.turnsWithoutMarker = 0
	const { marker, extraMarker } = game
	game.marker = undefined
	game.extraMarker = undefined
	if (marker !== undefined) openOne(game, marker)
	if (extraMarker !== undefined) openOne(game, extraMarker)
	for (const { name } of places) {
		const city = game.cities[name]
		while (city !== undefined && city.middle > 0) {
			city.middle -= 1
			openOne(game, name)
		}
	}
	game.phase = 5
	scoreRegions(game)
}
