import { dueNow, type NaiveGame, presence, ranksIn, regionOf } from './game.ts'
import { checkMilestones } from './milestones.ts'
import { tileWords, trackWords } from './tables.ts'

export function openOne(game: NaiveGame, name: string): void {
	const city = game.cities[name]
	if (city === undefined) {
		game.towns[name] = game.active
		checkMilestones(game, undefined, false)
		return
	}
	const value = city.value!
	city.slots.push(game.active)
	if (presence(game, name, game.active) > value / 2) evaluateCity(game, name, game.active, value)
	else if (city.slots.length === value) evaluateCity(game, name, mostIn(city.slots), Math.floor(value / 2))
	checkMilestones(game, city.evaluated ? value : undefined, false)
}

function mostIn(slots: number[]): number {
	let winner = slots[0]!
	for (const seat of slots) {
		const count = (who: number): number => slots.filter((owner) => owner === who).length
		if (count(seat) > count(winner)) winner = seat
	}
	return winner
}

function evaluateCity(game: NaiveGame, name: string, winner: number, points: number): void {
	const city = game.cities[name]!
	game.seats[winner]!.points.metropolises += points
	const others = city.slots.filter((seat) => seat !== winner)
	game.seats[winner]!.supply += city.slots.length - others.length - 1
	city.slots = [...others, winner]
	city.evaluated = true
	city.value = undefined
	game.seats[game.active]!.supply += city.middle
	city.middle = 0
	if (game.beside[regionOf(name)] !== undefined) return
	const real = game.seats[game.active]!.supply > 0
	if (real) game.seats[game.active]!.supply -= 1
	game.beside[regionOf(name)] = { seat: game.active, real }
}

export function scoreRegions(game: NaiveGame): void {
	for (let due = dueNow(game); due.length > 0; due = dueNow(game)) {
		if (due.length > 1 && game.deal.chooseOrder) return
		scoreRegion(game, due[0]!)
	}
	passOn(game)
}

export function scoreRegion(game: NaiveGame, region: string): void {
	const tile = game.regionTiles[region]!
	const entries = tileWords[tile]!.split('/')
	for (const [rank, seat] of ranksIn(game, region).entries()) {
		const entry = rank === 0 ? 0 : rank === 1 && game.deal.players > 2 ? 1 : 2
		receive(game, seat, entries[entry]!)
	}
	game.seats[game.active]!.points.track += Number(trackWords.split(' ')[game.track.length])
	game.track.push(tile)
	game.regionTiles[region] = undefined
	const beside = game.beside[region]!
	if (beside.real) game.seats[beside.seat]!.supply += 1
	game.beside[region] = undefined
	checkMilestones(game, undefined, true)
}

function receive(game: NaiveGame, seat: number, entry: string): void {
	const player = game.seats[seat]!
	const [amount, extra] = entry.split('+')
	const number = Number(amount!.slice(1))
	if (amount!.startsWith('p')) player.points.regions += number
	if (amount!.startsWith('d')) player.money += number
	if (amount!.startsWith('n')) player.points.regions += Math.max(0, game.track.length + number)
	if (extra === 'development') game.developmentTile = seat
	if (extra === 'route') game.routeTile = seat
	if (extra === 'bonus' && player.used > 0) {
		player.used -= 1
		player.bonus += 1
	}
}

function passOn(game: NaiveGame): void {
	game.turnsPlayed += 1
	game.phase = 0
	game.bonusUsed = false
	game.newBonus = 0
	if (game.track.length >= 8 || game.turnsWithoutMarker === game.deal.players) finish(game)
	else game.active = (game.active + 1) % game.deal.players
}

function finish(game: NaiveGame): void {
	game.stage = 'over'
	for (const [seat, player] of game.seats.entries()) {
		player.points.towns = Object.values(game.towns).filter((owner) => owner === seat).length
		player.points.dollars = (player.money - (player.money % 3)) / 3
		player.points.bonus = player.bonus * 4
	}
	game.active = -1
}

/** Who has won, once the game is over. */
export function winnersOf(game: NaiveGame): number[] {
	const sum = (seat: number): number =>
		Object.values(game.seats[seat]!.points).reduce((total, points) => total + points, 0)
	const beats = (a: number, b: number): boolean =>
		sum(a) > sum(b) || (sum(a) === sum(b) && game.seats[a]!.points.towns > game.seats[b]!.points.towns)
	const everybody = game.seats.map((_, seat) => seat)
	return everybody.filter((seat) => !everybody.some((other) => beats(other, seat)))
}
