import { dueNow, emptySlots, isInPlay, isTown, type NaiveGame, presence, regionOf } from './game.ts'
import { incomeFor } from './play.ts'
import { classWords, type NaiveRoad, places, regionNames, roadList, roadsAt } from './tables.ts'

/** Every legal next step in words; a chain of roads is told by its target, its price and whether a road is free. */
export function movesOf(game: NaiveGame): string[] {
	switch (game.stage) {
		case 'draft':
			return draftMoves(game)
		case 'towns':
			return Object.keys(game.towns)
				.filter((town) => game.towns[town] === undefined)
				.map((town) => `town ${town}`)
		case 'boom':
			return Object.keys(game.cities).map((city) => `boom ${city}`)
		case 'turns':
			return turnMoves(game)
		default:
			return []
	}
}

function draftMoves(game: NaiveGame): string[] {
	const moves = new Set<string>()
	for (const [name, city] of Object.entries(game.cities)) {
		const printed = places.find((place) => place.name === name)!.slots
		const fitting = classWords
			.find((word) => word.split(' ').includes(`${printed}`))!
			.split(' ')
			.map(Number)
		for (const value of game.cityPool)
			if (city.value === undefined && fitting.includes(value)) moves.add(`assign ${name} ${value}`)
	}
	for (const region of regionNames)
		for (const tile of game.regionPool)
			if (isInPlay(game, region) && game.regionTiles[region] === undefined)
				moves.add(`assign-region ${region} ${tile}`)
	return [...moves]
}

function turnMoves(game: NaiveGame): string[] {
	if (game.phase === 5) return dueNow(game).map((region) => `region ${region}`)
	const boomMoves = game.phase === 0 ? boomTargets(game).map((city) => `boom ${city}`) : []
	const money = game.seats[game.active]!.money + (game.phase === 0 ? incomeFor(game, game.active) : 0)
	const moves = [...boomMoves, ...developments(game, money), ...shares(game, money)]
	if (mayUseBonus(game)) moves.push('cash')
	return [...moves, 'end']
}

/** The new metropolises next to where the marker can walk over towns and evaluated metropolises. */
function boomTargets(game: NaiveGame): string[] {
	if (game.boom === undefined) return []
	const walked = new Set([game.boom])
	const found = new Set<string>()
	for (const here of walked) {
		for (const { ends } of roadsAt(here)) {
			const there = ends[0] === here ? ends[1] : ends[0]
			if (!isInPlay(game, regionOf(there))) continue
			if (isTown(there) || game.cities[there]!.evaluated) walked.add(there)
			else found.add(there)
		}
	}
	found.delete(game.boom)
	return [...found]
}

function mayUseBonus(game: NaiveGame): boolean {
	const isFirstTurn = game.turnsPlayed < game.deal.players
	return !isFirstTurn && !game.bonusUsed && game.seats[game.active]!.bonus - game.newBonus > 0
}

function shares(game: NaiveGame, money: number): string[] {
	const moves: string[] = []
	for (const [name, { middle }] of Object.entries(game.cities)) {
		const supply = game.seats[game.active]!.supply
		if (presence(game, name, game.active) === 0 || supply === 0) continue
		if (middle === 0 && emptySlots(game, name) >= 1 && money >= 1) moves.push(`share ${name}`)
		if (middle === 1 && emptySlots(game, name) >= 2 && mayUseBonus(game)) moves.push(`share-again ${name}`)
	}
	return moves
}

function developments(game: NaiveGame, money: number): string[] {
	const word = game.marker === undefined || game.phase === 0 ? 'develop' : 'develop-again'
	if (game.phase === 3 || game.seats[game.active]!.supply === 0) return []
	if (word === 'develop-again' && (game.extraMarker !== undefined || !mayUseBonus(game))) return []
	return places
		.filter(({ name }) => isTarget(game, name))
		.flatMap(({ name }) => {
			const direct = roadsAt(name).filter((road) => presence(game, otherEnd(road, name), game.active) > 0)
			return direct.length > 0
				? alongRoads(game, word, name, direct, money)
				: inChain(game, word, name, money)
		})
}

const otherEnd = ({ ends }: NaiveRoad, name: string): string => (ends[0] === name ? ends[1] : ends[0])

function isTarget(game: NaiveGame, name: string): boolean {
	if (!isInPlay(game, regionOf(name))) return false
	if (game.phase !== 0 && game.marker === name) return false
	if (isTown(name)) return game.towns[name] === undefined
	return emptySlots(game, name) > 0 && presence(game, name, game.active) === 0
}

function alongRoads(
	game: NaiveGame,
	word: string,
	name: string,
	roads: NaiveRoad[],
	money: number,
): string[] {
	return roads.flatMap((road) => {
		const move = `${word} ${otherEnd(road, name)} ${name}`
		const moves = road.price <= money ? [move] : []
		if (game.routeTile === game.active && road.price > 0) moves.push(`${move} free`)
		return moves
	})
}

function inChain(game: NaiveGame, word: string, name: string, money: number): string[] {
	if (game.developmentTile !== game.active) return []
	const price = cheapest(game, name, false)
	const moves = price <= money ? [`${word} chain ${name} ${price}`] : []
	if (game.routeTile === game.active) {
		const saving = cheapest(game, name, true)
		if (saving < price && saving <= money) moves.push(`${word} chain ${name} ${saving} free`)
	}
	return moves
}

/** What the cheapest chain costs, found by asking every road again and again until nothing gets cheaper. */
function cheapest(game: NaiveGame, target: string, oneFree: boolean): number {
	const paid: Record<string, number> = {}
	const saved: Record<string, number> = {}
	for (const { name } of places) {
		paid[name] = presence(game, name, game.active) > 0 ? 0 : 1000
		saved[name] = 1000
	}
	for (let changed = true; changed; ) {
		changed = false
		for (const road of roadList) {
			if (!road.ends.every((end) => isInPlay(game, regionOf(end)))) continue
			for (const from of road.ends) {
				const to = otherEnd(road, from)
				const newPaid = paid[from]! + road.price
				const newSaved = Math.min(saved[from]! + road.price, paid[from]!)
				changed ||= newPaid < paid[to]! || newSaved < saved[to]!
				paid[to] = Math.min(paid[to]!, newPaid)
				saved[to] = Math.min(saved[to]!, newSaved)
			}
		}
	}
	return oneFree ? saved[target]! : paid[target]!
}
